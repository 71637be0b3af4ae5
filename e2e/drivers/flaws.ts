/**
 * Runs in the page: text that is cut off or runs out of its button, targets under 44 points, targets that are covered,
 * and what the keyboard reaches without a role, a name or, where it can be on or off, its state.
 */
export function flawsOfPage(): readonly string[] {
  const least = 44
  const { innerWidth: width, innerHeight: height } = window
  const flaws: string[] = []
  const nameOf = (element: Element): string =>
    element.getAttribute('data-testid') ??
    element.getAttribute('aria-label') ??
    (element.textContent ?? '').slice(0, 30)
  const isShown = (element: Element): boolean => {
    const { width: wide, height: high } = element.getBoundingClientRect()
    const isAway = element.closest('[aria-hidden="true"], [data-testid="map-overlay"], [data-testid="map"]') !== null
    return wide > 0 && high > 0 && !isAway && element.checkVisibility()
  }
  const isScrolled = (element: Element, box: DOMRect): boolean => {
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (!/auto|scroll|hidden/.test(getComputedStyle(up).overflow)) continue
      const frame = up.getBoundingClientRect()
      if (box.left < frame.left - 1 || box.right > frame.right + 1) return true
      if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) return true
    }
    return false
  }
  const reachable = Array.from(document.querySelectorAll('[tabindex="0"],[role="button"],input,textarea,a[href]'))
  for (const element of reachable.filter(isShown)) {
    const role = element.getAttribute('role') ?? (/^(INPUT|TEXTAREA|A|BUTTON)$/.test(element.tagName) ? 'own' : '')
    const said = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const where = `${element.tagName.toLowerCase()} ${nameOf(element)}`
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY)
    if (role === '' && !scrolls) flaws.push(`no role: ${where}`)
    if (role !== '' && said.trim() === '') flaws.push(`no name: ${where}`)
    if (/^(radio|switch|checkbox)$/.test(role) && !element.hasAttribute('aria-checked'))
      flaws.push(`no state: ${where}`)
  }
  const targets = Array.from(document.querySelectorAll('[role="button"],[role="link"],[role="radio"],[role="switch"]'))
  for (const target of targets.filter(isShown)) {
    const box = target.getBoundingClientRect()
    if (box.width < least - 0.5 || box.height < least - 0.5)
      flaws.push(`small: ${nameOf(target)} is ${Math.round(box.width)} x ${Math.round(box.height)}`)
    if (isScrolled(target, box)) continue
    if (box.left < -1 || box.right > width + 1 || box.top < -1 || box.bottom > height + 1)
      flaws.push(`outside: ${nameOf(target)}`)
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const isCovered = top !== null && !target.contains(top) && !top.contains(target)
    const isUnderSheet = top?.closest('[role="dialog"], [role="status"]') !== null && !target.closest('[role="dialog"]')
    if (isCovered && !isUnderSheet) flaws.push(`covered: ${nameOf(target)} by ${nameOf(top)}`)
  }
  const words = Array.from(document.querySelectorAll('[dir="auto"]')).filter(
    element => isShown(element) && element.children.length === 0 && element.textContent,
  )
  for (const word of words) {
    const box = word.getBoundingClientRect()
    const isHidden = getComputedStyle(word).overflow !== 'visible'
    if (isHidden && (word.scrollWidth > word.clientWidth + 1 || word.scrollHeight > word.clientHeight + 3))
      flaws.push(`cut: "${word.textContent?.slice(0, 40)}"`)
    else if (!isScrolled(word, box) && (box.right > width + 1 || box.left < -1))
      flaws.push(`off the screen: "${word.textContent?.slice(0, 40)}"`)
    const button = word.closest('[role="button"]')
    const frame = button?.getBoundingClientRect()
    if (frame && (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 2))
      flaws.push(`spills: "${word.textContent?.slice(0, 40)}"`)
  }
  return [...new Set(flaws)]
}
