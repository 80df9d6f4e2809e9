import { ArrowRight } from '#web/components/ui/icons.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { previewTexts } from '../../../i18n/public/preview.ts';
import { queryOf, type Shown } from './shown.ts';

/** Well-known public pages that belong to nobody's competitor. */
const examples = ['wikipedia.org', 'nasa.gov', 'developer.mozilla.org'];

/** Before there is a result: addresses to start with. The example below it is drawn by the server (example.tsx). */
export function Empty({ shown, onTry }: { shown: Shown; onTry: (address: string) => void }) {
  const texts = useTexts(previewTexts);
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm">
      <p className="font-[550]">{texts.tryOne}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
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
  );
}
