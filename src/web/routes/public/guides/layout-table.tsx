import { layoutsOf } from '#domain/audit/guides/layouts-of.ts';
import type { Platform } from '#domain/audit/platform-rules.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { guideTexts, layoutTexts } from '../../../i18n/public/guides.ts';

/** Which card an image of each size gets, and why. */
export function LayoutTable({ platform }: { platform: Platform }) {
  const texts = useTexts(guideTexts);
  const layouts = useTexts(layoutTexts);
  const language = useLanguage();
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-ink-faint">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 pr-4 font-normal">
            {texts.imageOf}
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            {texts.cardOf}
          </th>
          <th scope="col" className="py-2 font-normal max-sm:hidden">
            {texts.why}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {layoutsOf(platform).map(({ width, height, layout, why }) => (
          <tr key={`${width}x${height}`} className="align-baseline">
            <th scope="row" className="figures whitespace-nowrap py-2 pr-4 font-normal">
              {width}×{height}
            </th>
            <td className="py-2 pr-4 text-ink">{layouts[layout]}</td>
            <td className="py-2 max-sm:hidden">{why[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
