import { useLanguage } from '#web/i18n/language.tsx';
import { type SampleName, sampleImage, samplePages } from './sample-pages.ts';

interface SampleGalleryProps {
  names: readonly SampleName[];
  /** `eager` at the top of its page. */
  loading?: 'lazy' | 'eager';
  /** Also on a phone; otherwise one below the other there. */
  columns?: 'two';
}

/** Sharing images of the sample shop, two in a row. */
export function SampleGallery({ names, loading = 'lazy', columns }: SampleGalleryProps) {
  const language = useLanguage();
  return (
    <ul className={`grid gap-3 sm:gap-4 ${columns ? 'grid-cols-2' : 'grid-cols-1 min-[30rem]:grid-cols-2'}`}>
      {names.map((name) => (
        <li key={name} className="overflow-hidden rounded-lg border border-line">
          <img
            src={sampleImage(name, language)}
            alt={samplePages[name].title[language]}
            width="800"
            height="420"
            loading={loading}
            decoding="async"
            className="block w-full"
          />
        </li>
      ))}
    </ul>
  );
}
