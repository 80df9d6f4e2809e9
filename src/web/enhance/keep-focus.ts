// A focused element that disappears (a deleted row, a button that its own action removes) leaves the focus on the body:
// the next Tab begins at the top of the page, and a screen reader starts over. One watch for the whole page moves it to
// the nearest place that is left.

interface Step {
  element: Element;
  next: Element | null;
  previous: Element | null;
}

interface Place {
  /** The focused element and what it stands in, each with its neighbours at that time. */
  steps: Step[];
  dialog: Element | null;
}

const focusable =
  'a[href], button:not(:disabled), summary, input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

const MAX_NEAR = 6;

/** Returns a function to stop. */
export function keepFocus(): () => void {
  let place: Place | null = null;
  /** Where the focus was before a window opened. */
  let outside: Place | null = null;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === document.body) return;
    const dialog = target.closest('dialog, [role=dialog]');
    if (dialog && dialog !== place?.dialog) outside = place;
    place = { steps: stepsOf(target), dialog };
  };
  const restore = () => {
    const { activeElement } = document;
    if (place === null || (activeElement !== null && activeElement !== document.body)) return;
    const [own] = place.steps;
    if (!own || isThere(own.element)) return;
    const start = place.dialog ? outside : place;
    place = null;
    outside = null;
    const found = start && nearest(start);
    // A container only marks where reading continues: it is not scrolled into view. What is in view is not either: that
    // would end the scroll to a section whose link, in a menu, closed it.
    found?.focus({ preventScroll: !found.matches(focusable) || isInView(found) });
  };
  /** A click on empty space removes the focus on purpose. */
  const forget = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(`${focusable}, label`)) place = null;
  };
  // After the frame: a screen may move the focus itself, and a window gives it back when it closes.
  let waiting = 0;
  const check = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(restore);
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('close', check, true);
  document.addEventListener('pointerdown', forget);
  return () => {
    cancelAnimationFrame(waiting);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('close', check, true);
    document.removeEventListener('pointerdown', forget);
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

const isThere = (element: Element) => element.isConnected && element.checkVisibility();

function stepsOf(target: Element): Step[] {
  const steps: Step[] = [];
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement)
    steps.push({ element, next: element.nextElementSibling, previous: element.previousElementSibling });
  return steps;
}

/** The element in its place, else a neighbour, else its parent. */
function nearest({ steps }: Place): HTMLElement | null {
  const kind = steps[0]?.element.localName ?? '';
  for (const { element, next, previous } of steps) {
    if (isThere(element)) return (isSmall(element) ? within(element, kind) : null) ?? asTarget(element);
    for (const neighbour of [next, previous]) {
      const found = neighbour && isThere(neighbour) ? within(neighbour, kind) : null;
      if (found) return found;
    }
  }
  return null;
}

/** One of its controls is as near as any. In a whole list or page it would be anywhere. */
const isSmall = (element: Element) => element.querySelectorAll(focusable).length <= MAX_NEAR;

/** The same control of the next row comes first: the person may be going through them. */
function within(element: Element, kind: string): HTMLElement | null {
  const shown = [element, ...element.querySelectorAll<HTMLElement>(focusable)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(focusable) && isThere(one),
  );
  return shown.findLast((one) => one.localName === kind) ?? shown[0] ?? null;
}

function asTarget(element: Element): HTMLElement | null {
  if (!(element instanceof HTMLElement)) return null;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.classList.add('outline-none');
  }
  return element;
}
