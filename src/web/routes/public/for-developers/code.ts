import customModule from '../../../../../integrations/custom/linkbild.js?raw';
import tags from '../../../../../integrations/custom/tags.html?raw';
import snippet from '../../../../../integrations/shopify/snippets/linkbild.liquid?raw';
import layout from '../../../../../integrations/shopify/theme.liquid?raw';
import linkbildPackage from '../../../../../packages/linkbild/package.json' with { type: 'json' };

// The code for developers is that of integrations/, which tests run; only the URLs are filled in here.

export interface CodeExample {
  title: string;
  code: string;
  /** Folded by default. */
  isLong?: boolean;
}

export interface Addresses {
  siteUrl: string;
  imagesUrl: string;
  apiUrl: string | null;
}

type Site = Pick<Addresses, 'siteUrl'>;

/** The package as this installation serves it: by its name alone, npm would install whatever somebody registered. */
const packageUrl = ({ siteUrl }: Site) => `${siteUrl}/downloads/linkbild-${linkbildPackage.version}.tgz`;
export const installCode = (site: Site) => `npm install ${packageUrl(site)}`;
/** `--no`: never fetched by its name. */
export const COMMAND = 'npx --no linkbild';
export const withPackage = (code: string, site: Site) =>
  code
    .replaceAll('%SITE_URL%/downloads/linkbild-%VERSION%.tgz', packageUrl(site))
    .replaceAll('%CHECKSUM%', `<SHA-256: ${packageUrl(site)}.sha256>`)
    .trim();

/** In place of a project's own. */
const PROJECT = '00000000-0000-4000-8000-000000000000';
const SHOP = 'https://your-shop.com';

export const filled = (code: string, { imagesUrl }: Pick<Addresses, 'imagesUrl'>) =>
  code
    .replaceAll('%IMAGES_URL%', imagesUrl)
    .replaceAll('%PROJECT_UUID%', PROJECT)
    .replaceAll('%PAGE_URL%', encodeURIComponent(`${SHOP}/products/vase`))
    .trim();

export const tagsCode = (site: Addresses): CodeExample[] => [{ title: 'HTML', code: filled(tags, site) }];

export const shopifyCode = (site: Addresses, titles: { snippet: string; layout: string }): CodeExample[] => [
  { title: titles.layout, code: filled(layout, site) },
  { title: titles.snippet, code: filled(snippet, site), isLong: true },
];

export const customCode = (site: Addresses): CodeExample[] => [
  { title: 'JavaScript', code: filled(customModule, site), isLong: true },
  {
    title: 'HTML',
    code: `<head>
  \${linkbildHtml({ pageUrl: '${SHOP}/products/vase', title: 'Vase', version: product.updatedAt })}
</head>`,
  },
];

export function apiCode({ siteUrl, apiUrl }: Addresses, title: string): CodeExample[] {
  const api = apiUrl?.startsWith('http') ? apiUrl : `${siteUrl}/api`;
  return [
    {
      title,
      code: `export LINKBILD_TOKEN=lbk_…

curl ${api}/projects \\
  -H "Authorization: Bearer $LINKBILD_TOKEN"

curl ${api}/sub-page-checker \\
  -H "Authorization: Bearer $LINKBILD_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"website": "${SHOP}"}'`,
    },
  ];
}

export const crawlerCode = (
  { siteUrl }: Addresses,
  titles: { agent: string; out: string; part: string },
): CodeExample[] => [
  { title: titles.agent, code: `LinkbildBot/1.0 (+${siteUrl}/for-developers)` },
  { title: titles.out, code: 'User-agent: LinkbildBot\nDisallow: /' },
  { title: titles.part, code: 'User-agent: LinkbildBot\nDisallow: /search' },
];

export const terminalCode = (titles: { one: string; build: string }): CodeExample[] => [
  { title: titles.one, code: `npm run check -- ${SHOP}` },
  { title: titles.build, code: `npm run check -- ${SHOP} --site --fail-under 80 --html report.html` },
];
