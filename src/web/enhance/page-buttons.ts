const DONE_MS = 2000;

/**
 * Buttons that need scripts; where there are none, the style hides them (`noscript:hidden`), so that nothing moves when this starts. `data-copy` copies its value (empty: the page's URL),
 * `data-print` prints. Before printing everything folded is opened, and closed again afterwards.
 */
export function wirePageButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy], button[data-print]')) {
    button.addEventListener('click', () => ('print' in button.dataset ? window.print() : copyFrom(button)));
  }
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const fold of opened) fold.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
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
