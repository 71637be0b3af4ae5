import type { Section } from '../../types'

export const reinforcements: Section = {
  number: '5.0',
  title: 'Reinforcements',
  rules: [
    {
      number: '5.0',
      title: 'New blocks',
      text: `New blocks come when you activate your leader in the Logistics Phase, or with option B of a Strategic Impulse. You draw them blind from your pool, as many as you like up to your Logistics Value.
Axis blocks appear in the Axis staging area, any number.
Soviet blocks appear in S1, S2 or S3, any number, or in a city or Victory Area of the Soviet Union that you fully hold and that is in supply itself: one block of the draw to an area, within stacking. Supply from the coast does not count here.
Remnants arrive with one step, everybody else at full strength, every time. The 5th Fliegerkorps brings its four bombers. A block that fits nowhere goes back into the pool and you draw no other.`,
      see: ['2.6', '7.2', '11.0'],
    },
    {
      number: '5.1',
      title: 'Who is there from when',
      text: `Seven German blocks begin in Rumania. Twelve Soviet blocks are in the pool from the start, ten more join it when September begins and two when November begins, before that turn's Logistics.`,
    },
  ],
}

export const sequence: Section = {
  number: '6.0',
  title: 'Sequence of play',
  rules: [
    {
      number: '6.0',
      title: 'The turn',
      text: `Logistics Phase (not in the first turn), Impulses Phase, Final Phase. A turn may be as short as two impulses, and as long as you both like.
An impulse runs through these parts:
- weather check (Axis impulses from October)
- Supply Check
- HQ activation (Tactical Impulse)
- command
- combat (Tactical Impulse and Strategic Impulse A)
- blitz and HQ deactivation (Tactical Impulse)
- Isolation Check
- Exploitation (after a Tactical Impulse, for the disc)`,
      see: ['7.0', '8.1', '9.1', '10.0', '13.0'],
    },
  ],
}

export const logistics: Section = {
  number: '7.0',
  title: 'Logistics Phase',
  rules: [
    {
      number: '7.0',
      title: 'Pause or act',
      text: `From the second turn on, each player either pauses or activates his leader. The player without the disc goes first and finishes before the other chooses.`,
      see: ['7.1', '7.2'],
    },
    {
      number: '7.1',
      title: 'Pause',
      text: `Your leader gets all his steps back, and that is all you do in this phase.`,
    },
    {
      number: '7.2',
      title: 'Activating the leader',
      text: `Show your leader and work out your Logistics Value. Then, each if you wish and in this order: restore HQs, replace losses of combat blocks, draw reinforcements. You get the full value three times, once for each.
Afterwards the leader loses a step. An exhausted leader may still be activated: he counts 0 and stays as he is.`,
      see: ['7.2.1', '7.2.2', '5.0'],
    },
    {
      number: '7.2.1',
      title: 'Logistics Value',
      text: `Add up:
- the strength of your leader;
- your HQs on the map that are not exhausted, Guderian and Luftwaffe HQs included;
- the Victory Areas you hold;
- one for every ten enemy losses for good: for the Axis surrendered or removed Soviet blocks and sunk fleets, for the Soviets eliminated Axis blocks;
- for the Soviets, one for every active disc.
The value is the most you may spend on HQs, on replacements and on new blocks, and the most blocks you may command in a Strategic Impulse or move in an Exploitation. It is worked out once, when the use begins.`,
      see: ['2.4.4.3', '9.4'],
    },
    {
      number: '7.2.1.1',
      title: 'Bad weather',
      text: `Rain halves the value of both sides, snow that of the Axis.`,
      see: ['3.1'],
    },
    {
      number: '7.2.2',
      title: 'Restoring strength',
      text: `One Regeneration Point lifts an HQ by one step. A step of a combat block costs Replacement Points by its colour: black 1, white 2, red 3. The two kinds of points are separate.
Isolated blocks get nothing, no block rises above its maximum, and fleets are never repaired. Only the Logistics Phase restores strength.`,
    },
  ],
}
