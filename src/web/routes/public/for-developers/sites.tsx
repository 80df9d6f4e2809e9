import { WithCode } from '#web/components/copy-code.tsx';
import { Chapter } from '#web/components/public/article.tsx';
import { typo3Composer } from '#web/components/site-connection/site-steps.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { type SiteGuide, siteGuideSteps, siteGuideTexts } from '#web/i18n/public/site-guides.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { useRootData } from '#web/root-data.ts';
import tags from '../../../../../integrations/custom/tags.html?raw';
import phpUse from '../../../../../integrations/php/linkbild.php?raw';
import phpClass from '../../../../../integrations/php/src/Images.php?raw';
import typoScript from '../../../../../integrations/typo3/setup.typoscript?raw';
import { type Addresses, type CodeExample, filled } from './code.ts';
import { CodeList, Guide } from './guide.tsx';

// Files of integrations/, which tests run; only the URLs are filled in here.

const composer = `{
  "repositories": [{ "type": "path", "url": "linkbild" }],
  "require": { "linkbild/linkbild": "*" }
}`;

const wordpressCode: CodeExample[] = [{ title: 'WP-CLI', code: 'wp plugin install linkbild-your-shop.zip --activate' }];

export const phpCode = (site: Pick<Addresses, 'imagesUrl'>, titles: { whole: string }): CodeExample[] => [
  { title: 'linkbild.php', code: filled(phpUse, site) },
  { title: 'composer.json', code: composer },
  { title: `src/Images.php ${titles.whole}`, code: phpClass.trim(), isLong: true },
];

export const typo3Code = (
  site: Pick<Addresses, 'imagesUrl'>,
  titles: { composer: string; connect: string; without: string },
): CodeExample[] => [
  { title: titles.composer, code: typo3Composer },
  {
    title: titles.connect,
    code: "vendor/bin/typo3 linkbild:connect main '7K3M-Q9TA-0XVB-W2ZE@linkbild.example'\nvendor/bin/typo3 linkbild:send",
  },
  { title: titles.without, code: filled(typoScript, site), isLong: true },
];

export const htmlCode = (site: Pick<Addresses, 'imagesUrl'>): CodeExample[] => [
  { title: 'HTML', code: filled(tags, site) },
];

export const meta = publicMeta;

export default function SiteGuides() {
  const texts = useTexts(siteGuideTexts);
  const site = useRootData() ?? { imagesUrl: '' };
  const chapters = [
    { id: 'wordpress', title: 'WordPress', text: texts.wordpress, note: texts.wordpressNote, code: wordpressCode },
    {
      id: 'typo3',
      title: 'TYPO3',
      text: texts.typo3,
      note: texts.typo3Note,
      code: typo3Code(site, { composer: 'Composer', connect: texts.typo3Commands, without: texts.typo3Without }),
    },
    { id: 'php', title: 'PHP', text: texts.php, note: texts.phpNote, code: phpCode(site, { whole: texts.wholeFile }) },
    { id: 'html', title: 'HTML', text: texts.html, note: texts.htmlNote, code: htmlCode(site) },
  ] as const;
  return (
    <Guide heading={texts.heading} lead={texts.lead} entries={[...chapters, { id: 'check', title: texts.check }]}>
      {chapters.map(({ id, title, text, note, code }) => (
        <Chapter key={id} id={id} title={title} text={text} aside={<CodeList code={code} />}>
          <Steps of={id} />
          <p className="mt-6 max-w-text text-ink-soft text-sm">{note}</p>
        </Chapter>
      ))}
      <Chapter id="check" title={texts.check} text={texts.checkText} />
    </Guide>
  );
}

function Steps({ of }: { of: SiteGuide }) {
  const language = useLanguage();
  return (
    <ol className="mt-6 grid max-w-text list-decimal gap-3 pl-7 text-ink-soft marker:text-ink-faint">
      {siteGuideSteps[of].map((step) => (
        <li key={step.en}>
          <WithCode text={step[language]} />
        </li>
      ))}
    </ol>
  );
}
