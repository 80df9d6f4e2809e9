import { LOADING_BAR_MS, LOADING_BAR_THROTTLE_MS } from '../constants.ts';

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
