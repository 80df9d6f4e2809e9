/** Often enough to see the cards come, rarely enough for a server with many viewers. */
const POLL_MS = 1_000;
/** A lost connection, or a server that is busy. */
const MAX_PAUSE_MS = 15_000;

/**
 * A report that fills while one watches: its part of the page is fetched anew until there is none, which is when the
 * report is finished. Without scripts the whole page reloads itself.
 */
export function followAudit(): void {
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
