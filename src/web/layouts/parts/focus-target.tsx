import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A link to a part of a screen moves the focus there, as a browser does for pages that it loads itself. */
export function FocusTarget() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    // The router has scrolled.
    target.focus({ preventScroll: true });
  }, [hash, key]);
  return null;
}
