import { useEffect } from 'react';
import { useNonce } from '../../nonce.ts';

declare global {
  interface Window {
    takeEarlyClick?: () => HTMLElement | undefined;
  }
}

// Links, forms and menus made of `<details>` work without scripts; only plain buttons need React. React itself replays
// no click that came before it or while its root still waits for data, so the click is kept from it until then.
const keepEarlyClick = `(() => {
  let button;
  const keep = (event) => {
    const clicked = event.target.closest('button[type=button]');
    if (!clicked) return;
    event.stopImmediatePropagation();
    button = clicked;
  };
  addEventListener('click', keep, true);
  window.takeEarlyClick = () => {
    removeEventListener('click', keep, true);
    delete window.takeEarlyClick;
    return button;
  };
})()`;

/** On a slow connection a button may be clicked before its scripts are there: the last click is carried out then. */
export function EarlyClick() {
  const nonce = useNonce();
  useEffect(() => window.takeEarlyClick?.()?.click(), []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keepEarlyClick }} />;
}
