import type { ListedTemplate } from '#contract/entities/template.ts';
import { isoOf } from '#domain/language.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { templatesTexts } from '../../../i18n/project/templates.ts';

/** Several live designs compared. Pages are assigned at random, so the figure per image is what compares. */
export function Comparison({ templates }: { templates: readonly ListedTemplate[] }) {
  const texts = useTexts(templatesTexts);
  const language = useLanguage();
  const write = (figure: number, digits = 0) =>
    figure.toLocaleString(isoOf[language], { maximumFractionDigits: digits });
  const perImage = ({ crawls, images }: ListedTemplate) => (images > 0 ? crawls.shares / images : 0);
  const most = Math.max(1e-9, ...templates.map(perImage));
  const head = 'py-2 pl-4 text-right font-normal text-ink-faint';
  return (
    <section className="mt-6 rounded-lg border border-line px-5 py-4">
      <h3 className="font-[550] font-sans text-sm tracking-normal">{texts.compare}</h3>
      <p className="mt-0.5 text-ink-faint text-sm">{texts.compareText}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keys */}
      <section className="mt-2 overflow-x-auto" aria-label={texts.compare} tabIndex={0}>
        <table className="w-full min-w-96 text-sm">
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="py-2 text-left font-normal text-ink-faint">
                {texts.template}
              </th>
              <th scope="col" className={head}>
                {texts.images}
              </th>
              <th scope="col" className={head}>
                {texts.byPlatforms}
              </th>
              <th scope="col" className={head}>
                {texts.byPeople}
              </th>
              <th scope="col" className={head}>
                {texts.perImage}
              </th>
            </tr>
          </thead>
          <tbody>
            {templates.map((template) => (
              <tr key={template.uuid} className="border-line border-b last:border-b-0">
                <th scope="row" className="relative w-2/5 py-2 text-left font-[550]">
                  <span
                    aria-hidden
                    className="absolute inset-y-1 -left-2 rounded-sm bg-signal-soft"
                    style={{ width: `${(perImage(template) / most) * 100}%` }}
                  />
                  <span className="relative block truncate">{template.name}</span>
                </th>
                <td className="py-2 pl-4 text-right">{write(template.images)}</td>
                <td className="py-2 pl-4 text-right">{write(template.crawls.shares)}</td>
                <td className="py-2 pl-4 text-right">{write(template.crawls.total - template.crawls.shares)}</td>
                <td className="py-2 pl-4 text-right font-[550]">{write(perImage(template), 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
