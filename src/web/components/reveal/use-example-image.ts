import { useCallback, useRef, useState } from 'react';
import type { PagePreview } from '#contract/entities/described-audit.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import { api } from '#web/browser-client.ts';
import { useLanguage } from '#web/i18n/language.tsx';

type After = (card: Card, page: { title: string; imageUrl: string }) => Card;

export type ExampleImage =
  | { state: 'none' | 'creating' | 'failed' }
  | {
      state: 'ready';
      src: string;
      after: After;
      /** The page judged with this image; null: what its cards are built from could not be loaded. */
      judged: PagePreview | null;
      isShown: boolean;
    };

/** The image Linkbild would create for a page: requested with the first press, then shown or hidden. */
export function useExampleImage() {
  const language = useLanguage();
  const [image, setImage] = useState<ExampleImage>({ state: 'none' });
  /** A page typed meanwhile makes an image of the one before worthless. */
  const wanted = useRef('');

  const create = useCallback(
    async (url: string) => {
      const src = `/og/example.jpg?${new URLSearchParams({ url })}`;
      wanted.current = src;
      setImage({ state: 'creating' });
      const file = new Image();
      file.src = src;
      const judging = Promise.all([import('./judge-after.ts'), api.getPageEvidence({ query: { url } })]).then(
        ([{ judgeAfter }, evidence]) => judgeAfter(evidence, new URL(src, location.href).href, language),
        () => null,
      );
      // The rules of the platforms say how many lines a card with a large image has.
      const loaded = Promise.all([import('#web/reports/card-after.ts'), judging, file.decode()]);
      const next: ExampleImage = await loaded.then(
        ([{ cardAfter }, judged]) => ({ state: 'ready', src, after: cardAfter, judged, isShown: true }),
        () => ({ state: 'failed' }),
      );
      if (wanted.current === src) setImage(next);
    },
    [language],
  );

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

/** The subject of the score: the page as it is, or with the image that is shown. */
export const judgedView = (view: PagePreview, image: ExampleImage): PagePreview =>
  image.state === 'ready' && image.isShown && image.judged ? image.judged : view;
