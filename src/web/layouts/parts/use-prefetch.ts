import { useEffect, useState } from 'react';
import { PREFETCH_IDLE_MS } from '../../constants.ts';
import { connectionOf, mayPrefetch } from '../../enhance/prefetch-links.ts';

/** For <Link prefetch>: visible links are prefetched after two idle seconds, unless data is expensive. */
export function usePrefetch(): 'none' | 'viewport' {
  const [prefetch, setPrefetch] = useState<'none' | 'viewport'>('none');
  useEffect(() => {
    if (!mayPrefetch(connectionOf(navigator))) return;
    const timer = setTimeout(() => setPrefetch('viewport'), PREFETCH_IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return prefetch;
}
