import { WithCode } from '#web/components/copy-code.tsx';
import { Chapter } from '#web/components/public/article.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { ciGuideTexts, exitCodeTexts } from '#web/i18n/public/developers.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { useRootData } from '#web/root-data.ts';
import action from '../../../../../integrations/github-action/action.yml?raw';
import workflow from '../../../../../integrations/github-action/example.yml?raw';
import gitlabUse from '../../../../../integrations/gitlab/example.yml?raw';
import template from '../../../../../integrations/gitlab/linkbild.gitlab-ci.yml?raw';
import { type Addresses, COMMAND, type CodeExample, installCode, withPackage } from './code.ts';
import { CodeList, Guide } from './guide.tsx';

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

type Site = Pick<Addresses, 'siteUrl'>;

// The files of integrations/, which tests run.

const checkCode = (site: Site, titles: { targets: string; formats: string }): CodeExample[] => [
  { title: 'Terminal', code: installCode(site) },
  {
    title: titles.targets,
    code: `${COMMAND} check https://your-shop.com
${COMMAND} check https://your-shop.com --site
${COMMAND} check http://localhost:4321
${COMMAND} check dist/ --base-url https://your-shop.com
${COMMAND} check dist/sitemap.xml --base-url http://localhost:4321`,
  },
  {
    title: titles.formats,
    code: `${COMMAND} check dist/ --format junit --output previews.xml
${COMMAND} check dist/ --format sarif --output previews.sarif
${COMMAND} check dist/ --format markdown --fail-under 80
${COMMAND} check dist/ --format json --fail-on error
${COMMAND} check dist/ --format json --details --output all.json`,
  },
];

const configCode: CodeExample[] = [
  {
    title: 'linkbild.config.json',
    code: `{
  "targets": ["dist"],
  "baseUrl": "https://your-shop.com",
  "ignore": ["drafts/**"],
  "platforms": ["whatsapp", "slack", "x"],
  "failUnder": 80,
  "failOn": ["error", "unreadable"]
}`,
  },
];

const diffCode: CodeExample[] = [
  {
    title: 'Terminal',
    code: `${COMMAND} diff https://your-shop.com dist/
${COMMAND} diff dist-before/ dist/ --pictures changed/
${COMMAND} diff https://your-shop.com dist/ --format html --output changes.html`,
  },
];

const githubCode = (site: Site, titles: { workflow: string }): CodeExample[] => [
  { title: `${titles.workflow} .github/workflows/previews.yml`, code: withPackage(workflow, site) },
  { title: '.github/actions/linkbild/action.yml', code: action.trim(), isLong: true },
];

const gitlabCode = (site: Site): CodeExample[] => [
  { title: '.gitlab-ci.yml', code: withPackage(gitlabUse, site) },
  { title: 'linkbild.gitlab-ci.yml', code: template.trim(), isLong: true },
];
