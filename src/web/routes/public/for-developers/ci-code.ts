import action from '../../../../../integrations/github-action/action.yml?raw';
import workflow from '../../../../../integrations/github-action/example.yml?raw';
import gitlabUse from '../../../../../integrations/gitlab/example.yml?raw';
import template from '../../../../../integrations/gitlab/linkbild.gitlab-ci.yml?raw';
import { type Addresses, COMMAND, type CodeExample, installCode, withPackage } from './code.ts';

type Site = Pick<Addresses, 'siteUrl'>;

// The files of integrations/, which tests run.

export const checkCode = (site: Site, titles: { targets: string; formats: string }): CodeExample[] => [
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

export const configCode: CodeExample[] = [
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

export const diffCode: CodeExample[] = [
  {
    title: 'Terminal',
    code: `${COMMAND} diff https://your-shop.com dist/
${COMMAND} diff dist-before/ dist/ --pictures changed/
${COMMAND} diff https://your-shop.com dist/ --format html --output changes.html`,
  },
];

export const githubCode = (site: Site, titles: { workflow: string }): CodeExample[] => [
  { title: `${titles.workflow} .github/workflows/previews.yml`, code: withPackage(workflow, site) },
  { title: '.github/actions/linkbild/action.yml', code: action.trim(), isLong: true },
];

export const gitlabCode = (site: Site): CodeExample[] => [
  { title: '.gitlab-ci.yml', code: withPackage(gitlabUse, site) },
  { title: 'linkbild.gitlab-ci.yml', code: template.trim(), isLong: true },
];
