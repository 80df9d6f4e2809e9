import clsx from 'clsx';
import { type CSSProperties, createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { CardImage } from '#domain/audit/emulation/card.ts';

/** Where an image reports that it cannot be shown; PlatformPreview then draws the card without it. */
export const BrokenImages = createContext<(url: string) => void>(() => {});

/** Whether images load eagerly: those in view when the page opens. */
export const EagerImages = createContext(false);

interface ImageProps {
  image: CardImage;
  /** Width divided by height of the box, reserved before the image loads. */
  ratio?: number | null;
  width?: number;
  height?: number;
  fit?: 'cover' | 'contain';
  className?: string;
}

/** An image in a box of known shape. Empty `alt`: the label describes the whole drawing. */
export function PreviewImage({ image, ratio, width, height, fit = 'cover', className }: ImageProps) {
  const report = useContext(BrokenImages);
  const eager = useContext(EagerImages);
  const element = useRef<HTMLImageElement>(null);
  // An SVG without a size of its own has no natural width in some browsers, broken or not.
  useBrokenBefore(element, image.type !== 'svg', () => report(image.url));
  const box: CSSProperties = { aspectRatio: ratio ?? undefined, width, height };
  return (
    <span className={clsx('pv-picture', className)} style={box}>
      <img
        ref={element}
        src={image.url}
        alt=""
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        style={{ objectFit: fit }}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => report(image.url)}
      />
    </span>
  );
}

/** The page's icon; if it cannot be shown, `instead` takes its place. */
export function Favicon({
  url,
  size,
  instead = null,
}: {
  url: string | null;
  size: number;
  instead?: React.ReactNode;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);
  useBrokenBefore(element, true, () => setBroken(url));
  if (url === null || broken === url) return instead;
  return (
    <img
      ref={element}
      className="pv-favicon"
      src={url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(url)}
    />
  );
}

/** In server-rendered markup an image can fail before React listens. */
function useBrokenBefore(element: RefObject<HTMLImageElement | null>, isReported: boolean, onBroken: () => void) {
  const report = useRef(onBroken);
  report.current = onBroken;
  useEffect(() => {
    const image = element.current;
    if (isReported && image?.complete && image.naturalWidth === 0) report.current();
  }, [element, isReported]);
}
