/** Long enough to take in one card. */
const EVERY_MS = 3500;

const moves = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * [data-rotating]: a row of radio buttons that moves on by itself, from the visitor's first interaction on. It waits
 * while somebody points at it or is in it, ends for good with their own choice, and its button pauses it. With reduced
 * motion nothing moves, and there is no button.
 */
export function rotateExample(): void {
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
