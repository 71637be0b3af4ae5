import { axisBlocks } from './axisBlocks'
import { sovietBlocks } from './sovietBlocks'
import type { BlockClasses, BlockData } from './types'

/** Every block of the game, Axis first, in the order of the book's list of armies. */
export const blocks: readonly BlockData[] = [...axisBlocks, ...sovietBlocks]

/** What a set-up list means by 'two yellow infantry': the blocks such a draw may give. */
export const classes: BlockClasses = {
  redPanzer: ['A-PZ-3', 'A-PZ-14', 'A-PZ-48'],
  germanYellow: ['A-IN-17', 'A-IN-44', 'A-IN-55'],
  germanGreen: ['A-IN-4', 'A-IN-52', 'A-MT-49'],
  germanGreenInfantry: ['A-IN-4', 'A-IN-52'],
  germanLightBlue: ['A-IN-11', 'A-IN-30', 'A-IN-50', 'A-IN-54'],
  germanWhite: ['A-IN-34', 'A-IN-42', 'A-IN-51'],
  jaeger: ['A-JG-97', 'A-JG-100'],
  rumanianPink: ['R-IN-1', 'R-IN-3', 'R-IN-5', 'R-IN-11'],

  blueInfantry: ['U-IN-CO', 'U-IN-51A'],
  greenInfantry: ['U-IN-38A', 'U-IN-28C', 'U-IN-40A'],
  orangeInfantry: ['U-IN-34C', 'U-IN-64C', 'U-IN-3C', 'U-IN-44A', 'U-IN-56A'],
  lightBlueInfantry: [
    'U-IN-9A',
    'U-IN-18A',
    'U-IN-14C',
    'U-IN-35C',
    'U-IN-48C',
    'U-IN-55C',
    'U-IN-2C',
    'U-IN-57A',
    'U-IN-15C',
  ],
  lightBlueTank: ['U-TK-2', 'U-TK-16', 'U-TK-18'],
  yellowInfantry: [
    'U-IN-5A',
    'U-IN-6A',
    'U-IN-12A',
    'U-IN-26A',
    'U-IN-6C',
    'U-IN-36C',
    'U-IN-31C',
    'U-IN-37A',
    'U-IN-21A',
    'U-IN-13A',
  ],
  yellowTank: ['U-TK-4', 'U-TK-8', 'U-TK-15', 'U-TK-19', 'U-TK-22'],
  whiteInfantry: ['U-IN-9C', 'U-IN-7C', 'U-IN-25D', 'U-IN-147D', 'U-IN-226D', 'U-IN-61A', 'U-IN-1G', 'U-IN-2G'],
  whiteTank: ['U-TK-24', 'U-TK-25', 'U-TK-26'],
  whiteCavalry: ['U-CV-1', 'U-CV-6', 'U-CV-7'],
  /** Those of the two frontier fronts that stand on the map in July: what was lost by September was lost by them. */
  frontierYellowInfantry: ['U-IN-5A', 'U-IN-6A', 'U-IN-12A', 'U-IN-26A', 'U-IN-6C', 'U-IN-36C'],
  frontierLightBlueInfantry: ['U-IN-9A', 'U-IN-18A', 'U-IN-14C', 'U-IN-35C', 'U-IN-48C'],
}
