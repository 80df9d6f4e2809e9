import clsx from 'clsx';
import { useEffect, useState } from 'react';

/** An image of the API. In the frame it needs the session token, which App Bridge adds to requests of scripts alone. */
export function ShopImage({ path, alt, isFlush = false }: { path: string; alt: string; isFlush?: boolean }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | null = null;
    const load = async () => {
      const base = document.documentElement.dataset.api ?? '/api';
      const response = await fetch(`${base}${path}`, { signal: leaving.signal });
      if (!response.ok) return;
      made = URL.createObjectURL(await response.blob());
      setSource(made);
    };
    load().catch(() => undefined);
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  return (
    <span className={clsx('block aspect-[1200/630] w-full overflow-hidden bg-sunken', !isFlush && 'rounded-lg')}>
      {source && <img src={source} alt={alt} className="size-full object-cover" />}
    </span>
  );
}
