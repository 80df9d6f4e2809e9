import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/language.tsx';
import { templatesTexts } from '#web/i18n/project/templates.ts';

const MORE_TRIES = 2;
const RETRY_MS = 1500;

/** An image that the server draws on request: its space is reserved, and a failure is reported. */
export function DrawnImage({ src, alt, className }: { src: string; alt: string; className?: string }) {
  const texts = useTexts(templatesTexts);
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  /** A busy server may need a second attempt. */
  const failed = () => {
    if (tries >= MORE_TRIES) return setState('failed');
    setTimeout(() => setTries((now) => now + 1), RETRY_MS);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another image
  useEffect(() => {
    const { current } = image;
    setState(current?.complete && current.naturalWidth > 0 ? 'there' : 'loading');
    // It may have failed before hydration, when nothing listened for it.
    if (current?.complete && current.naturalWidth === 0) failed();
    setTries(0);
  }, [src]);
  return (
    <span className={clsx('relative block aspect-[1200/630] w-full overflow-hidden bg-sunken', className)}>
      {state === 'loading' && <span aria-hidden className="absolute inset-0 animate-breathe bg-line" />}
      {state === 'failed' ? (
        <span className="absolute inset-0 grid place-items-center px-4 text-center text-ink-faint text-xs">
          {texts.noImage}
        </span>
      ) : (
        <img
          key={tries}
          ref={image}
          src={src}
          alt={alt}
          width={1200}
          height={630}
          loading="lazy"
          decoding="async"
          onLoad={() => setState('there')}
          onError={failed}
          className={clsx(
            'relative size-full object-cover transition-opacity duration-200',
            state === 'loading' && 'opacity-0',
          )}
        />
      )}
    </span>
  );
}

/** A URL with additional query parameters; it may be a path of this site or of another, and have a query already. */
export function withQuery(address: string, more: Record<string, string>): string {
  const [path = '', query = ''] = address.split('?');
  return `${path}?${new URLSearchParams([...Object.entries({ ...Object.fromEntries(new URLSearchParams(query)), ...more })])}`;
}
