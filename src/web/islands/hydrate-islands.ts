import { type IslandName, islands } from './registry.ts';

/** An island is hydrated slightly before it scrolls into view. */
const VISIBLE_MARGIN = '200px';

/** Decides when each island is hydrated. React itself is loaded by the first one. */
export function hydrateIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, when } = place.dataset;
    if (!isIslandName(island)) continue;
    const wake = once(() => import('./wake-island.tsx').then(({ hydrateIsland }) => hydrateIsland(place, island)));
    // Interacting with an island hydrates it at once.
    place.addEventListener('focusin', wake, { once: true });
    place.addEventListener('pointerenter', wake, { once: true });
    // Browser autofill neither points nor focuses.
    place.addEventListener('change', wake, { once: true });
    // The visitor was faster than this script and is already in it.
    if (when === 'load' || place.contains(document.activeElement)) wake();
    else if (when === 'idle') whenIdle(wake);
    else if (when === 'active') whenActive(wake);
    else if (when !== 'focus') whenVisible(place, wake);
  }
}

const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(islands, name);

const whenIdle = (task: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task));

const moves = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

function whenActive(task: () => void): void {
  for (const move of moves) addEventListener(move, task, { once: true, passive: true });
}

function whenVisible(place: HTMLElement, task: () => void): void {
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      task();
    },
    { rootMargin: VISIBLE_MARGIN },
  );
  watcher.observe(place);
}

function once(task: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    task();
  };
}
