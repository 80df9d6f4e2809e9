import { type CSSProperties, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { LOADING_BAR_MS, LOADING_BAR_THROTTLE_MS } from '#web/constants.ts';

/** The bar of enhance/enhance-page.ts for navigation inside the app. */
export function LoadingBar() {
  const isMoving = useNavigation().state !== 'idle';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isMoving) return setShown(false);
    const timer = setTimeout(() => setShown(true), LOADING_BAR_THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [isMoving]);
  if (!isShown) return null;
  return <div className="loading-bar" style={{ '--loading-bar-ms': `${LOADING_BAR_MS}ms` } as CSSProperties} />;
}
