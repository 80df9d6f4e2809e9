import { platforms } from '#domain/audit/platforms/index.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { limitSize } from '#domain/format/sizes.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { developersTexts } from '../../../i18n/public/developers.ts';

/** What the audit checks pages against, read from the platforms' own files. */
export function ReadingRules() {
  const texts = useTexts(developersTexts);
  const language = useLanguage();
  const size = (bytes: number | null) =>
    bytes === null ? <span className="text-ink-faint">{texts.rulesOpen}</span> : limitSize(bytes, language);
  return (
    <table className="figures w-full text-left text-sm">
      <thead className="text-ink-faint">
        <tr className="border-line-strong/60 border-b">
          <th scope="col" className="py-2 pr-4 font-normal">
            {texts.rulesPlatform}
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            {texts.rulesWindow}
          </th>
          <th scope="col" className="py-2 font-normal">
            {texts.rulesImage}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {platformIds.map((id) => {
          const { name, windowBytes, shown, scored } = platforms[id];
          return (
            <tr key={id}>
              <th scope="row" className="py-2.5 pr-4 font-[550]">
                {name}
              </th>
              <td className="py-2.5 pr-4">{size(windowBytes)}</td>
              <td className="py-2.5">{size(scored.maxBytes ?? shown.maxBytes)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
