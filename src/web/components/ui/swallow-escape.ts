import { MODAL_KEY_LISTENER_MS } from '../../constants.ts';

/**
 * While a modal fades out, a second press of Escape must not reach what is beneath it. Returns a function to stop
 * sooner.
 */
export function suppressEscape(page: EventTarget): () => void {
  const swallow = (event: Event) => {
    if ('key' in event && event.key === 'Escape') event.stopPropagation();
  };
  page.addEventListener('keydown', swallow, { capture: true });
  const remove = () => page.removeEventListener('keydown', swallow, { capture: true });
  const timer = setTimeout(remove, MODAL_KEY_LISTENER_MS);
  return () => {
    clearTimeout(timer);
    remove();
  };
}
