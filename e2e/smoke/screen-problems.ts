/**
 * In the page, one evaluation: controls that are too small to hit, landmarks that a list of landmarks cannot tell
 * apart, and text that stands in no landmark. axe calls these moderate or leaves them out.
 *
 * Sizes follow WCAG 2.2, 2.5.8: 24 px, except for links within a sentence; a link that stands alone on its line may be
 * as low as the line if nothing else is within its circle.
 */
export const screenProblems = `(() => {
  const LEAST = 24;
  const words = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const nameOf = (element) => element.localName + (element.type ? '[' + element.type + ']' : '') + ' "' + (words(element) || element.name || element.className.slice?.(0, 60)) + '"';
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]');
  const targets = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=switch], [role=menuitem], [role=option], [role=slider]';
  const boxOf = (element) => {
    const box = element.getBoundingClientRect();
    const label = element.matches('input') ? element.closest('label') ?? element.labels?.[0] : null;
    if (!label) return box;
    const other = label.getBoundingClientRect();
    const left = Math.min(box.left, other.left), top = Math.min(box.top, other.top);
    return new DOMRect(left, top, Math.max(box.right, other.right) - left, Math.max(box.bottom, other.bottom) - top);
  };
  const all = [...document.querySelectorAll(targets)].filter((element) => isShown(element) && !element.disabled)
    .map((element) => ({ element, box: boxOf(element) })).filter(({ box }) => box.width > 1 && box.height > 1);
  const isInText = (element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    return (block?.textContent ?? '').trim().length > element.textContent.trim().length + 3;
  };
  const isAlone = ({ element, box }) => {
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    return !all.some((other) => other.element !== element && !element.contains(other.element) && !other.element.contains(element) && (() => {
      const dx = Math.max(other.box.left - x, 0, x - other.box.right), dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
      return Math.hypot(dx, dy) < LEAST / 2;
    })());
  };
  const small = all.filter(({ element, box }) => Math.round(box.width) < LEAST || Math.round(box.height) < LEAST)
    .filter(({ element }) => !isInText(element))
    .filter((target) => !(target.element.matches('a') && getComputedStyle(target.element).display === 'inline' && isAlone(target)))
    .map(({ element, box }) => 'small ' + Math.round(box.width) + 'x' + Math.round(box.height) + ' ' + nameOf(element));

  const labelOf = (element) => (element.getAttribute('aria-label') ?? (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean).map((id) => document.getElementById(id)?.textContent ?? '').join(' ')).trim();
  const isTop = (element) => !element.closest('article, aside, main, nav, section') || element.parentElement.closest('article, aside, main, nav, section') === null;
  const landmarks = [...document.querySelectorAll('main, nav, aside, section, form, body header, body footer, [role=region], [role=navigation], [role=search]')]
    .filter(isShown)
    .filter((element) => !element.matches('section, form') || labelOf(element) || element.role)
    .filter((element) => !element.matches('header, footer') || !element.parentElement.closest('article, aside, main, nav, section, dialog'));
  const seen = new Set();
  const twice = landmarks.map((element) => {
    const key = (element.role ?? element.localName) + ' "' + labelOf(element) + '"';
    if (seen.has(key)) return 'landmark twice: ' + key;
    seen.add(key);
    return null;
  }).filter(Boolean);

  const inside = 'main, nav, aside, header, footer, section[aria-label], section[aria-labelledby], dialog, [role=dialog], [role=alert], [role=status], [role=progressbar], script, style, noscript, template, [data-skip]';
  const stray = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest(inside) || !isShown(parent) || parent.closest('a[href^="#"]')) continue;
    stray.push('outside of every landmark: ' + node.data.trim().slice(0, 40));
  }
  return [...new Set([...small, ...twice, ...stray])];
})()`;
