import { useEffect, useState } from 'react';
import { apiUntil } from '#web/browser-client.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { designerTexts } from '#web/i18n/project/designer.ts';
import type { StudioDesign } from '#web/studio/design.ts';
import type { SamplePage } from '#web/studio/sample-page.tsx';

interface AcrossPagesProps {
  templateId: string;
  design: StudioDesign;
  pages: readonly SamplePage[];
}

/** Six pages show what one hides: the long title, the missing photo. */
const MAX_PAGES = 6;

/** The current design with several pages of its route, drawn one after the other. */
export function AcrossPages({ templateId, design, pages }: AcrossPagesProps) {
  const texts = useTexts(designerTexts);
  const [images, setImages] = useState<Record<number, string>>({});
  const shown = pages.slice(0, MAX_PAGES);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of pages does not change while the designer is open
  useEffect(() => {
    const leaving = new AbortController();
    const client = apiUntil(leaving.signal);
    const { name: _, ...fields } = design;
    const drawAll = async () => {
      for (const page of shown) {
        const answer = await client.updateTemplateImage({
          params: { id: templateId },
          query: { format: 'jpeg' },
          body: { ...fields, subPageId: page.id, save: false },
        });
        setImages((now) => ({ ...now, [page.id]: `data:${answer.mimeType};base64,${answer.base64}` }));
      }
    };
    // A page that cannot be drawn is already reported by the large image.
    drawAll().catch(() => null);
    return () => leaving.abort();
  }, [templateId, design]);
  if (shown.length < 2) return null;
  return (
    <section aria-labelledby="across-pages" className="min-w-0">
      <h2 id="across-pages" className="font-[550] font-sans text-sm tracking-normal">
        {texts.acrossPages}
      </h2>
      <p className="mt-0.5 text-ink-faint text-sm">{texts.acrossPagesText}</p>
      <ul className="mt-4 grid grid-cols-2 gap-4 xl:grid-cols-3">
        {shown.map((page) => (
          <li key={page.id} className="min-w-0">
            {images[page.id] ? (
              <img src={images[page.id]} alt="" className="aspect-[1200/630] w-full rounded-sm border border-line" />
            ) : (
              <Skeleton shape="block" className="aspect-[1200/630]" />
            )}
            <p title={page.path} className="mt-1.5 truncate text-ink-soft text-xs">
              {page.title ?? page.path}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
