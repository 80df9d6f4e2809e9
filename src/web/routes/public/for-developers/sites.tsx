import { WithCode } from '../../../components/ui/with-code.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { type SiteGuide, siteGuideSteps, siteGuideTexts } from '../../../i18n/public/site-guides.ts';
import { publicMeta } from '../../../meta/public-meta.ts';
import { useRootData } from '../../../root-data.ts';
import { Chapter } from '../article.tsx';
import { CodeList } from './code-list.tsx';
import { Guide } from './guide.tsx';
import { htmlCode, phpCode, typo3Code, wordpressCode } from './site-code.ts';

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
