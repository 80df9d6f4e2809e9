import { Chapter } from '#web/components/public/article.tsx';
import { WithCode } from '#web/components/ui/with-code.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { ciGuideTexts, exitCodeTexts } from '#web/i18n/public/ci-guide.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { useRootData } from '#web/root-data.ts';
import { checkCode, configCode, diffCode, githubCode, gitlabCode } from './ci-code.ts';
import { CodeList } from './code-list.tsx';
import { Guide } from './guide.tsx';

export const meta = publicMeta;

export default function CiGuide() {
  const texts = useTexts(ciGuideTexts);
  const site = useRootData() ?? { siteUrl: '' };
  const chapters = [
    { id: 'check', title: texts.check, text: texts.checkText, code: checkCode(site, texts) },
    { id: 'config', title: texts.config, text: texts.configText, code: configCode },
    { id: 'diff', title: texts.diff, text: texts.diffText, code: diffCode },
    { id: 'github', title: texts.github, text: texts.githubText, code: githubCode(site, texts) },
    { id: 'gitlab', title: texts.gitlab, text: texts.gitlabText, code: gitlabCode(site) },
  ];
  return (
    <Guide heading={texts.heading} lead={texts.lead} entries={chapters}>
      <p className="mt-6 max-w-text text-ink-faint text-sm">{texts.notPublished}</p>
      {chapters.map(({ id, title, text, code }) => (
        <Chapter key={id} id={id} title={title} text={text} aside={<CodeList code={code} />}>
          {id === 'config' && <ExitCodes />}
        </Chapter>
      ))}
    </Guide>
  );
}

function ExitCodes() {
  const language = useLanguage();
  return (
    <dl className="mt-6 grid max-w-text grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-ink-soft">
      {exitCodeTexts.map(({ code, text }) => (
        <div key={code} className="contents">
          <dt className="font-mono">{code}</dt>
          <dd>
            <WithCode text={text[language]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
