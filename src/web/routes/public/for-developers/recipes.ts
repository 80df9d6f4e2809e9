import { linkbildTags, toHtml } from '#library/tags.ts';
import astroPackage from '../../../../../integrations/frameworks/astro/package.json' with { type: 'json' };
import astroPage from '../../../../../integrations/frameworks/astro/src/pages/products/[slug].astro?raw';
import eleventyLayout from '../../../../../integrations/frameworks/eleventy/_includes/product.njk?raw';
import eleventyConfig from '../../../../../integrations/frameworks/eleventy/eleventy.config.js?raw';
import eleventyPackage from '../../../../../integrations/frameworks/eleventy/package.json' with { type: 'json' };
import hugoConfig from '../../../../../integrations/frameworks/hugo/hugo.toml?raw';
import hugoPartial from '../../../../../integrations/frameworks/hugo/layouts/partials/linkbild.html?raw';
import nextPage from '../../../../../integrations/frameworks/next/app/products/[slug]/page.tsx?raw';
import nextConfig from '../../../../../integrations/frameworks/next/next.config.ts?raw';
import nextPackage from '../../../../../integrations/frameworks/next/package.json' with { type: 'json' };
import nuxtPage from '../../../../../integrations/frameworks/nuxt/app/pages/products/[slug].vue?raw';
import nuxtPackage from '../../../../../integrations/frameworks/nuxt/package.json' with { type: 'json' };
import routerRoute from '../../../../../integrations/frameworks/react-router/app/routes/product.tsx?raw';
import routerPackage from '../../../../../integrations/frameworks/react-router/package.json' with { type: 'json' };
import kitPackage from '../../../../../integrations/frameworks/sveltekit/package.json' with { type: 'json' };
import kitLoad from '../../../../../integrations/frameworks/sveltekit/src/routes/products/[slug]/+page.server.ts?raw';
import kitPage from '../../../../../integrations/frameworks/sveltekit/src/routes/products/[slug]/+page.svelte?raw';
import { type Addresses, COMMAND, type CodeExample, filled, installCode } from './code.ts';

// The code on /for-developers/frameworks is that of integrations/frameworks/, which test/integrations/frameworks/
// builds with the real tools; only the URLs are filled in here.

type RecipeId = 'next' | 'nuxt' | 'astro' | 'sveltekit' | 'react-router' | 'eleventy' | 'hugo';

interface Recipe {
  id: RecipeId;
  name: string;
  /** The version that the tests run. */
  testedWith: string;
  files: CodeExample[];
  /** How to install, build and check it. */
  terminal: string;
}

/** One page of a site that has a server. */
const served = `%INSTALL%
npm run build
npm start &
${COMMAND} check http://localhost:3000/products/vase`;
const written = (folder: string) => `%INSTALL%\nnpm run build\n${COMMAND} check ${folder}/`;

const recipes: Recipe[] = [
  {
    id: 'next',
    name: 'Next.js',
    testedWith: nextPackage.dependencies.next,
    files: [
      { title: 'app/products/[slug]/page.tsx', code: nextPage },
      { title: 'next.config.ts', code: nextConfig },
    ],
    terminal: served,
  },
  {
    id: 'nuxt',
    name: 'Nuxt',
    testedWith: nuxtPackage.dependencies.nuxt,
    files: [{ title: 'app/pages/products/[slug].vue', code: nuxtPage }],
    terminal: served,
  },
  {
    id: 'astro',
    name: 'Astro',
    testedWith: astroPackage.dependencies.astro,
    files: [{ title: 'src/pages/products/[slug].astro', code: astroPage }],
    terminal: written('dist'),
  },
  {
    id: 'sveltekit',
    name: 'SvelteKit',
    testedWith: kitPackage.devDependencies['@sveltejs/kit'],
    files: [
      { title: 'src/routes/products/[slug]/+page.server.ts', code: kitLoad },
      { title: 'src/routes/products/[slug]/+page.svelte', code: kitPage },
    ],
    terminal: served,
  },
  {
    id: 'react-router',
    name: 'React Router',
    testedWith: routerPackage.dependencies['react-router'],
    files: [{ title: 'app/routes/product.tsx', code: routerRoute }],
    terminal: served,
  },
  {
    id: 'eleventy',
    name: 'Eleventy',
    testedWith: eleventyPackage.devDependencies['@11ty/eleventy'],
    files: [
      { title: 'eleventy.config.js', code: eleventyConfig },
      { title: '_includes/product.njk', code: eleventyLayout },
    ],
    terminal: written('_site'),
  },
  {
    id: 'hugo',
    name: 'Hugo',
    // The oldest of those that the partial is meant for: Debian's.
    testedWith: '0.111.3',
    files: [
      { title: 'layouts/partials/linkbild.html', code: hugoPartial },
      { title: 'hugo.toml', code: hugoConfig },
    ],
    terminal: `%INSTALL%\nhugo\n${COMMAND} check public/`,
  },
];

export const recipesFor = (site: Pick<Addresses, 'imagesUrl' | 'siteUrl'>): Recipe[] =>
  recipes.map((recipe) => ({
    ...recipe,
    terminal: recipe.terminal.replace('%INSTALL%', installCode(site)),
    files: recipe.files.map(({ title, code }) => ({ title, code: filled(code, site) })),
  }));

/** The result of the call is computed, not written down. */
export function callCode(site: Pick<Addresses, 'imagesUrl'>, titles: { call: string; result: string }): CodeExample[] {
  const project = filled('%IMAGES_URL%/%PROJECT_UUID%', site);
  const page = { pageUrl: '/products/vase', title: 'Vase', version: ['Vase', '24.90 €'] };
  const call = `import { linkbildTags, toHtml } from 'linkbild';

const tags = linkbildTags({
  project: '${project}',
  pageUrl: '${page.pageUrl}',
  title: product.title,
  version: [product.title, product.price],
});
const html = toHtml(tags);`;
  return [
    { title: titles.call, code: call },
    { title: titles.result, code: URL.canParse(project) ? toHtml(linkbildTags({ project, ...page })) : '' },
  ];
}
