import {
  LOADING_BAR_MS,
  LOADING_BAR_THROTTLE_MS,
  SCROLL_TO_HASH_POLL_MS,
  SCROLL_TO_HASH_TRIES,
} from '#web/constants.ts';
import { rememberPreference, rememberTimeZone, themes } from '#web/preferences.ts';
import { closeMenus } from './close-menus.ts';
import { keepFocus } from './keep-focus.ts';
import { prefetchVisibleLinks } from './prefetch-links.ts';

/** Everything that scripts add to a public page. Everything here also works without them, less comfortably. */
export function enhancePage(): void {
  showLoadingBar();
  closeMenus();
  keepFocus();
  wirePageButtons();
  switchTheme();
  followSections();
  followAudit();
  prefetchVisibleLinks();
  rememberTimeZone();
  rotateExample();
  playChats();
  if (document.querySelector('[data-island]')) {
    import('#web/islands/hydrate-islands.ts').then(({ hydrateIslands }) => hydrateIslands());
  }
}

/** Often enough to see the cards come, rarely enough for a server with many viewers. */
const POLL_MS = 1_000;
/** A lost connection, or a server that is busy. */
const MAX_PAUSE_MS = 15_000;

/**
 * A report that is still being filled: its part of the page is fetched again until a response no longer has that part.
 * Then the report is finished. Without scripts the whole page reloads itself.
 */
function followAudit(): void {
  if (document.querySelector('[data-follow]')) wait(POLL_MS);
}

function wait(pause: number) {
  setTimeout(() => void look(pause), pause);
}

async function look(pause: number) {
  if (document.hidden) return wait(POLL_MS);
  const text = await fetch(location.href, { headers: { accept: 'text/html' } })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
  if (text === null) return wait(Math.min(pause * 2, MAX_PAUSE_MS));
  const next = new DOMParser().parseFromString(text, 'text/html').querySelector('[data-follow]');
  const now = document.querySelector('[data-follow]');
  if (!next || !now) return location.reload();
  replaceChanged(now, next);
  wait(POLL_MS);
}

/** Only what differs: images that are there do not load again. */
function replaceChanged(now: Element, next: Element) {
  const parts = [...now.querySelectorAll('[data-part]')];
  for (const part of next.querySelectorAll('[data-part]')) {
    const shown = parts.find((one) => one.getAttribute('data-part') === part.getAttribute('data-part'));
    if (!shown) return now.replaceWith(next);
    if (shown.outerHTML !== part.outerHTML) shown.replaceWith(part);
  }
}

const SCROLL_END_MS = 150;

/** On pages with [data-section]: the URL's hash follows the visible section and is cleared at the top. */
function followSections(): void {
  scrollToHash();
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  if (sections.length === 0) return;
  const follow = () => {
    const line = window.innerHeight / 3;
    const current = sections.findLast((section) => section.getBoundingClientRect().top <= line);
    const hash = window.scrollY < line || !current ? '' : `#${current.id}`;
    if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
  };
  // After the last scroll event: a new hash ends a smooth scroll, and a link to a section would stop half way.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const followSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(follow, SCROLL_END_MS);
  };
  document.addEventListener('scroll', followSoon, { passive: true });
  // The page was scrolled before this script ran.
  if (window.scrollY > 0) followSoon();
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

/** A thin bar while the next document is loading; a fast response (200 ms) never shows it. */
export function showLoadingBar(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.querySelector('.loading-bar')?.remove();
  };
  const start = () => {
    stop();
    timer = setTimeout(() => {
      const bar = document.createElement('div');
      bar.className = 'loading-bar';
      bar.style.setProperty('--loading-bar-ms', `${LOADING_BAR_MS}ms`);
      document.body.append(bar);
      timer = setTimeout(stop, LOADING_BAR_MS);
    }, LOADING_BAR_THROTTLE_MS);
  };
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && leavesDocument(link)) start();
  });
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) start();
  });
  // The browser may show this very document again after going back.
  window.addEventListener('pageshow', stop);
}

const leavesDocument = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  link.target !== '_blank' &&
  !link.hasAttribute('download') &&
  (link.pathname !== location.pathname || link.search !== location.search);

const DONE_MS = 2000;

/**
 * Buttons that need scripts; where there are none, the style hides them (`noscript:hidden`), so that nothing moves when
 * this starts. `data-copy` copies its value (empty: the page's URL), `data-print` prints. Before printing everything
 * folded is opened, and closed again afterwards.
 */
function wirePageButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy], button[data-print]')) {
    button.addEventListener('click', () => ('print' in button.dataset ? window.print() : copyFrom(button)));
  }
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}

async function copyFrom(button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset.copy || location.href);
  } catch {
    // No clipboard without https or permission: the text is beside the button, the URL in the address bar.
    return;
  }
  const words = button.querySelector('[data-words]') ?? button;
  const before = words.textContent;
  words.textContent = button.dataset.done ?? before;
  setTimeout(() => (words.textContent = before), DONE_MS);
}

/** Long enough to take in one card. */
const EVERY_MS = 3500;

const moves = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * [data-rotating]: a row of radio buttons that moves on by itself, from the visitor's first interaction on. It waits
 * while somebody points at it or is in it, ends for good with their own choice, and its button pauses it. With reduced
 * motion nothing moves, and there is no button.
 */
function rotateExample(): void {
  const place = document.querySelector<HTMLElement>('[data-rotating]');
  const button = place?.querySelector<HTMLButtonElement>('button[data-pause]');
  if (!place || !button || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const choices = [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  let isPaused = false;

  const pause = (next: boolean) => {
    isPaused = next;
    button.toggleAttribute('data-paused', next);
    button.ariaLabel = (next ? button.dataset.play : button.dataset.pause) ?? null;
  };
  const step = () => {
    if (isPaused || document.hidden || place.matches(':hover, :focus-within')) return;
    const at = choices.findIndex(({ checked }) => checked);
    const next = choices[(at + 1) % choices.length];
    if (next) next.checked = true;
  };
  const begin = () => {
    for (const move of moves) removeEventListener(move, begin);
    place.dataset.active = '';
    setInterval(step, EVERY_MS);
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    pause(!isPaused);
    // Otherwise the focus in the button would hold it.
    if (!isPaused) button.blur();
  });
  place.addEventListener('change', () => pause(true));
  for (const move of moves) addEventListener(move, begin, { passive: true });
}

/** Between two messages: long enough to read one line. */
const MESSAGE_EVERY_MS = 1300;
const waiting = ['invisible', 'translate-y-2'];

/** [data-chat]: its messages appear one by one once it scrolls into view. With reduced motion all are visible. */
function playChats(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        for (const [at, message] of target.querySelectorAll('li').entries())
          setTimeout(() => message.classList.remove(...waiting), at * MESSAGE_EVERY_MS);
      }
    },
    { threshold: 0.3 },
  );
  for (const chat of document.querySelectorAll('[data-chat]')) {
    for (const message of chat.querySelectorAll('li')) message.classList.add(...waiting);
    seen.observe(chat);
  }
}

/** The choice shows at once; the cookie brings it to the server for the next page. */
function switchTheme(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-choose-theme]');
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const theme = themes.find((known) => known === button.dataset.chooseTheme) ?? 'system';
      document.documentElement.dataset.theme = theme;
      rememberPreference('theme', theme);
      for (const other of buttons) other.ariaPressed = String(other === button);
    });
  }
}
