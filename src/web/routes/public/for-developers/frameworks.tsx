import { Chapter } from '#web/components/public/article.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { frameworksTexts } from '#web/i18n/public/developers.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { useRootData } from '#web/root-data.ts';
import { CodeList, Guide } from './guide.tsx';
import { callCode, recipesFor } from './recipes.ts';

export const meta = publicMeta;

export default function Frameworks() {
  const texts = useTexts(frameworksTexts);
  const site = useRootData() ?? { imagesUrl: '', siteUrl: '' };
  const recipes = recipesFor(site);
  const entries = [
    { id: 'call', title: texts.call },
    ...recipes.map(({ id, name: title }) => ({ id, title })),
    { id: 'check', title: texts.check },
  ];
  return (
    <Guide heading={texts.heading} lead={texts.lead} entries={entries}>
      <Chapter
        id="call"
        title={texts.call}
        text={texts.callText}
        aside={<CodeList code={callCode(site, { call: 'JavaScript', result: texts.callResult })} />}
      >
        <p className="mt-4 max-w-text text-ink-soft text-lg">{texts.callVersion}</p>
      </Chapter>
      {recipes.map(({ id, name, testedWith, files, terminal }) => (
        <Chapter
          key={id}
          id={id}
          title={name}
          text={texts[id]}
          aside={<CodeList code={[...files, { title: texts.terminal, code: terminal }]} />}
        >
          <p className="mt-4 text-ink-faint text-sm">{texts.testedWith(name, testedWith)}</p>
        </Chapter>
      ))}
      <Chapter id="check" title={texts.check} text={texts.checkText} />
    </Guide>
  );
}
