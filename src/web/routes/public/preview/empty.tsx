import ArrowRight from 'lucide-react/icons/arrow-right';
import { Drawing } from '../../../components/brand/drawing.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { previewTexts } from '../../../i18n/public/preview.ts';
import { queryOf, type Shown } from './shown.ts';

/** Well-known public pages that belong to nobody's competitor. */
const examples = ['wikipedia.org', 'nasa.gov', 'developer.mozilla.org'];

export function Empty({ shown, onTry }: { shown: Shown; onTry: (address: string) => void }) {
  const texts = useTexts(previewTexts);
  return (
    <section className="mt-8 grid gap-x-16 gap-y-6 border-line border-t pt-10 md:grid-cols-[auto_1fr] md:items-center">
      <Drawing name="search" className="h-20 w-30 md:h-32 md:w-48" />
      <div>
        <h2 className="text-2xl">{texts.emptyTitle}</h2>
        <p className="mt-3 max-w-text text-ink-soft">{texts.empty}</p>
        <p className="mt-6 font-[550] text-sm">{texts.tryOne}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
          {examples.map((address) => (
            <li key={address}>
              <a
                href={queryOf(address, shown)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onTry(address);
                }}
                className="inline-flex items-center gap-1.5 py-1 text-link"
              >
                {address}
                <ArrowRight aria-hidden className="size-3.5" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
