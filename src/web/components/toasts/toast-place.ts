interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Place {
  left: number;
  bottom: number;
}

/** Distance from the window's edges and from what is not to be covered. */
const GAP_PX = 16;
const STEP_PX = 16;

/**
 * A place where the notices cover no control: at the right edge as low as possible, then at the left. Null: there is
 * none.
 */
export function freePlace(
  size: { width: number; height: number },
  view: { width: number; height: number },
  obstacles: readonly Rect[],
): Place | null {
  const lefts = [...new Set([view.width - size.width - GAP_PX, GAP_PX])].filter((left) => left >= 0);
  for (const left of lefts) {
    for (let bottom = GAP_PX; bottom + size.height + GAP_PX <= view.height; bottom += STEP_PX) {
      const top = view.height - bottom - size.height;
      const isFree = obstacles.every(
        (one) =>
          one.left >= left + size.width ||
          one.left + one.width <= left ||
          one.top >= top + size.height ||
          one.top + one.height <= top,
      );
      if (isFree) return { left, bottom };
    }
  }
  return null;
}

const pressable = 'button, input, select, textarea, summary, [role=button], [role=tab], [role=switch]';

/** Elements that can be pressed now: in an open modal only those in it. */
function obstaclesFor(stack: HTMLElement, selector: string): Rect[] {
  const area = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document;
  return [...area.querySelectorAll(selector)]
    .filter((one) => !stack.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < innerHeight);
}

/** Links are spared too where there is room; a list of them may fill the window. */
export function placeToasts(stack: HTMLElement): Place | null {
  const { offsetWidth: width, offsetHeight: height } = stack;
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  return (
    freePlace({ width, height }, view, obstaclesFor(stack, `${pressable}, a[href]`)) ??
    freePlace({ width, height }, view, obstaclesFor(stack, pressable))
  );
}
