import action from '../../../../../integrations/github-action/action.yml?raw';
import workflow from '../../../../../integrations/github-action/example.yml?raw';
import gitlabUse from '../../../../../integrations/gitlab/example.yml?raw';
import template from '../../../../../integrations/gitlab/linkbild.gitlab-ci.yml?raw';
import type { CodeExample } from './code.ts';

// The files of integrations/, which tests run.

export const checkCode = (titles: { targets: string; formats: string }): CodeExample[] => [
  {
    title: titles.targets,
    code: `npx linkbild check https://your-shop.com
npx linkbild check https://your-shop.com --site
npx linkbild check http://localhost:4321
npx linkbild check dist/ --base-url https://your-shop.com
npx linkbild check dist/sitemap.xml --base-url http://localhost:4321`,
  },
  {
    title: titles.formats,
    code: `npx linkbild check dist/ --format junit --output previews.xml
npx linkbild check dist/ --format sarif --output previews.sarif
npx linkbild check dist/ --format markdown --fail-under 80
npx linkbild check dist/ --format json --fail-on error
npx linkbild check dist/ --format json --details --output all.json`,
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
    code: `npx linkbild diff https://your-shop.com dist/
npx linkbild diff dist-before/ dist/ --pictures changed/
npx linkbild diff https://your-shop.com dist/ --format html --output changes.html`,
  },
];

export const githubCode = (titles: { workflow: string }): CodeExample[] => [
  { title: `${titles.workflow} .github/workflows/previews.yml`, code: workflow.trim() },
  { title: '.github/actions/linkbild/action.yml', code: action.trim(), isLong: true },
];

export const gitlabCode: CodeExample[] = [
  { title: '.gitlab-ci.yml', code: gitlabUse.trim() },
  { title: 'linkbild.gitlab-ci.yml', code: template.trim(), isLong: true },
];
