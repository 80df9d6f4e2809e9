import { writeNumber } from '#domain/format/numbers.ts';
import type { Language } from '#domain/language.ts';
import { WithCode } from '#web/components/copy-code.tsx';
import { Chapter, GuideSection } from '#web/components/public/article.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { packageTexts } from '#web/i18n/public/package.ts';
import { Island } from '#web/islands/island.tsx';
import { publicMeta } from '#web/meta/public-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { samplePlatforms } from '#web/previews/sample-preview.tsx';
import { useRootData } from '#web/root-data.ts';
import { installCode } from './code.ts';
import { CodeList, Guide } from './guide.tsx';
import { clientCode, measuredTimes, packageCode, titled } from './package-code.ts';
import { exampleHtml } from './package-demo/examples.ts';
import { type Judged, judgeHtml } from './package-demo/judge-html.ts';
import PackageDemo from './package-demo/package-demo.tsx';
import { callCode } from './recipes.ts';

export const meta = publicMeta;

export default function PackageGuide() {
  const texts = useTexts(packageTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const site = useRootData() ?? { imagesUrl: '', siteUrl: '' };
  const chapters = [
    {
      id: 'install',
      title: texts.install,
      text: texts.installText,
      code: titled(texts.terminal, installCode(site)),
    },
    { id: 'extract', title: 'extract', text: texts.extract, code: titled('JavaScript', packageCode.read) },
    { id: 'cards', title: 'cards', text: texts.cards, code: titled('JavaScript', packageCode.cards) },
    { id: 'audit', title: 'audit', text: texts.audit, code: titled('JavaScript', packageCode.audit) },
    {
      id: 'tags',
      title: 'linkbildTags',
      text: texts.tags,
      code: callCode(site, { call: 'JavaScript', result: texts.result }),
    },
    { id: 'client', title: texts.client, text: texts.clientText, code: clientCode },
    {
      id: 'shop-apps',
      title: texts.shopApps,
      text: texts.shopAppsText,
      code: titled('JavaScript', packageCode.shopApps),
    },
    { id: 'command', title: texts.command, text: texts.commandText, code: titled(texts.terminal, packageCode.command) },
  ];
  return (
    <Guide
      heading={texts.heading}
      lead={texts.lead}
      entries={[{ id: 'try', title: texts.try }, ...chapters, { id: 'speed', title: texts.speed }]}
    >
      <GuideSection id="try" title={texts.try} lead={texts.tryLead}>
        <Island name="package-demo" of={PackageDemo} props={{ first: firstResult(language) }} when="focus" />
      </GuideSection>
      {chapters.map(({ id, title, text, code }) => (
        <Chapter key={id} id={id} title={title} text={text} aside={<CodeList code={code} />}>
          {id === 'audit' && <NotChecked />}
          {id === 'tags' && (
            <p className="mt-4">
              <a href={pathTo('developersFrameworks')} className="text-link">
                {texts.recipes}
              </a>
            </p>
          )}
        </Chapter>
      ))}
      <Chapter id="speed" title={texts.speed} text={texts.speedText} aside={<Times />} />
    </Guide>
  );
}

const firstResults = new Map<Language, Judged>();

/** Worked out once, so that the page shows a result before any code is loaded. Few cards: they travel with the page. */
function firstResult(language: Language): Judged {
  const known = firstResults.get(language);
  if (known) return known;
  const judged = judgeHtml(exampleHtml('good', language), language);
  const few = new Set<string>(samplePlatforms);
  const result = { ...judged, platforms: judged.platforms.filter(({ platform }) => few.has(platform)) };
  firstResults.set(language, result);
  return result;
}

function NotChecked() {
  const texts = useTexts(packageTexts);
  return (
    <>
      <p className="mt-6 max-w-text text-ink-soft">
        <WithCode text={texts.notChecked} />
      </p>
      <ul className="mt-3 grid max-w-text list-disc gap-1.5 pl-5 text-ink-soft">
        {[texts.notImage, texts.notBytes, texts.notOembed, texts.notCrawlers].map((text) => (
          <li key={text}>
            <WithCode text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Times() {
  const texts = useTexts(packageTexts);
  const language = useLanguage();
  return (
    <table className="figures w-full text-sm">
      <caption className="mb-3 text-left text-ink-faint">{texts.timesCaption}</caption>
      <tbody>
        {measuredTimes().map(({ name, milliseconds }) => (
          <tr key={name} className="border-line border-t">
            <th scope="row" className="py-2.5 pr-4 text-left font-[550]">
              {name}
            </th>
            <td className="py-2.5 text-right">{writeNumber(milliseconds, language)} ms</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
