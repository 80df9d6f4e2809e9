import { useCallback, useRef, useState } from 'react';
import type { Card } from '#domain/audit/emulation/card.ts';

type After = (card: Card, page: { title: string; imageUrl: string }) => Card;

export type ExampleImage =
  | { state: 'none' | 'creating' | 'failed' }
  | { state: 'ready'; src: string; after: After; isShown: boolean };

/** The image Linkbild would create for a page: requested with the first press, then shown or hidden. */
export function useExampleImage() {
  const [image, setImage] = useState<ExampleImage>({ state: 'none' });
  /** A page typed meanwhile makes an image of the one before worthless. */
  const wanted = useRef('');

  const create = useCallback(async (url: string) => {
    const src = `/og/example.jpg?${new URLSearchParams({ url })}`;
    wanted.current = src;
    setImage({ state: 'creating' });
    const file = new Image();
    file.src = src;
    // The rules of the platforms say how many lines a card with a large image has.
    const loaded = Promise.all([import('#web/reports/card-after.ts'), file.decode()]);
    const next: ExampleImage = await loaded.then(
      ([{ cardAfter }]) => ({ state: 'ready', src, after: cardAfter, isShown: true }),
      () => ({ state: 'failed' }),
    );
    if (wanted.current === src) setImage(next);
  }, []);

  const show = useCallback(
    (isShown: boolean) => setImage((was) => (was.state === 'ready' ? { ...was, isShown } : was)),
    [],
  );
  const forget = useCallback(() => {
    wanted.current = '';
    setImage({ state: 'none' });
  }, []);
  return { image, create, show, forget };
}
export type ExampleImageControl = ReturnType<typeof useExampleImage>;
