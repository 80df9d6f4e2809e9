import { SCROLL_TO_HASH_POLL_MS, SCROLL_TO_HASH_TRIES } from '../constants.ts';

/** On pages with [data-section]: the URL's hash follows the visible section and is cleared at the top. */
export function followSections(): void {
  scrollToHash();
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  if (sections.length === 0) return;
  let waiting = false;
  const follow = () => {
    waiting = false;
    const line = window.innerHeight / 3;
    const current = sections.findLast((section) => section.getBoundingClientRect().top <= line);
    const hash = window.scrollY < line || !current ? '' : `#${current.id}`;
    if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
  };
  document.addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(follow);
    },
    { passive: true },
  );
}

/**
 * A section may appear after the document (an island): poll every 100 ms, at most 50 times
 * (docs/specification.md#s9.18).
 */
function scrollToHash(tries = SCROLL_TO_HASH_TRIES): void {
  const id = decodeURIComponent(location.hash.slice(1));
  if (!id || tries === 0) return;
  const target = document.getElementById(id);
  if (target) target.scrollIntoView();
  else setTimeout(() => scrollToHash(tries - 1), SCROLL_TO_HASH_POLL_MS);
}
