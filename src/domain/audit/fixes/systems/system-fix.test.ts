import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { page, type TestTags } from '#domain/audit/page.fixture.ts';
import { describeIssues } from '#domain/audit/texts/describe-issues.ts';
import { evidenceOf } from '#domain/audit/texts/real-shapes.fixture.ts';
import { withFixes } from '../find-fixes.ts';
import { systemNames, systemOf } from './site-system.ts';
import { systemFixOf } from './system-fix.ts';

const generator = (value: string) => page({ generator: value });

test.each([
  ['Shopify by its wallet tag', page({ 'shopify-digital-wallet': '/1/digital_wallets/dialog' }), 'shopify', null],
  ['WordPress by its generator', generator('WordPress 6.6'), 'wordpress', null],
  ['WordPress by its uploads', page({ 'og:image': 'https://e.com/wp-content/uploads/a.jpg' }), 'wordpress', null],
  [
    'WordPress by its plugin',
    page({}, '1200x630', {
      head: '<!-- This site is optimized with the Yoast SEO plugin --><meta property="og:locale" content="de"><!-- / Yoast SEO plugin. -->',
    }),
    'wordpress',
    'Yoast SEO',
  ],
  ['TYPO3', generator('TYPO3 CMS'), 'typo3', null],
  ['Next.js', page({ 'og:image': 'https://e.com/_next/static/a.jpg' }), 'next', null],
  ['Nuxt', generator('Nuxt'), 'nuxt', null],
  ['Astro', generator('Astro v5.1'), 'astro', null],
  ['Wix', generator('Wix.com Website Builder'), 'wix', null],
  ['Squarespace', page({ 'og:image': 'https://static1.squarespace.com/static/5/t/1/a.jpg' }), 'squarespace', null],
  ['Drupal', generator('Drupal 10 (https://www.drupal.org)'), 'drupal', null],
  ['Magento, by its images', page({ 'og:image': 'https://e.com/media/catalog/product/a/b.jpg' }), 'magento', null],
  ['Magento, as it was set', { ...page(), pageType: 'magento' }, 'magento', null],
  ['Shopware, by its HTML', { ...page(), shopSystem: 'shopware' as const }, 'shopware', null],
  [
    'WooCommerce before WordPress',
    { ...generator('WordPress 6.6'), shopSystem: 'woocommerce' as const },
    'woocommerce',
    null,
  ],
])('%s', (_, evidence, name, plugin) => expect(systemOf(evidence)).toEqual({ name, plugin }));

test('a page that tells nothing has no system', () => expect(systemOf(page())).toBeNull());

/** Everything a fix may set, with values that are this page's alone. */
const edits = [
  { key: 'og:title', value: 'THIS PAGE' },
  { key: 'og:description', value: 'THIS PAGE' },
  { key: 'og:image', value: 'https://e.com/THIS PAGE.jpg' },
  { key: 'og:image:width', value: '901' },
  { key: 'og:image:height', value: '902' },
  { key: 'og:url', value: 'https://e.com/THIS PAGE' },
  { key: 'twitter:card', value: 'summary_large_image' },
  { key: 'twitter:label1', value: 'Price' },
  { key: 'twitter:data1', value: 'THIS PAGE' },
];

test.each(systemNames)('%s: no fix puts the values of one page on all pages', (name) => {
  for (const one of edits) {
    const fix = systemFixOf([one], { name, plugin: null }, 1);
    expect(fix?.code ?? '', one.key).not.toMatch(/THIS PAGE|901|902/);
    if (fix) expect(fix.where.de).not.toBe(fix.where.en);
  }
});

test('without a known system a tag with its value is for this page alone', () => {
  const [title] = edits.slice(0, 1);
  const card = { key: 'twitter:card', value: 'summary_large_image' };
  expect(systemFixOf(title ? [title] : [], null, 1)?.code).toBe('<meta property="og:title" content="THIS PAGE">');
  expect(systemFixOf(title ? [title] : [], null, 12)).toBeNull();
  expect(systemFixOf([card], null, 12)?.code).toBe('<meta name="twitter:card" content="summary_large_image">');
});

test.each([
  [
    ['og:image', 'og:image:width', 'og:image:height'],
    /assign share_image = page_image[\s\S]*\{%- if share_image -%\}[\s\S]*image_url: width: 1200[\s\S]*"1200"[\s\S]*"630"/,
  ],
  [['og:image:width', 'og:image:height'], /page_image\.width[\s\S]*page_image\.height/],
  [['og:title'], /^<meta property="og:title" content="\{\{ page_title \| escape \}\}">$/],
  [['twitter:label1', 'twitter:data1'], /\{%- if product -%\}[\s\S]*"Price"[\s\S]*product\.price/],
])('Shopify: %j in Liquid', (keys, expected) => {
  const wanted = edits.filter(({ key }) => keys.includes(key));
  expect(systemFixOf(wanted, { name: 'shopify', plugin: null }, 1)?.code).toMatch(expected);
});

const named = (...keys: string[]) => edits.filter(({ key }) => keys.includes(key));

test('Next.js: the metadata call, with the page’s own data', () => {
  const wanted = named('og:title', 'og:description', 'og:image', 'og:url', 'twitter:card');
  expect(systemFixOf(wanted, { name: 'next', plugin: null }, 3)?.code).toBe(
    [
      'export async function generateMetadata({ params }) {',
      '  const page = await loadPage(params);',
      '  return {',
      '    metadataBase: new URL(siteUrl),',
      '    openGraph: { title: page.title, description: page.description, url: page.url, images: [{ url: page.image, width: 1200, height: 630 }] },',
      "    twitter: { card: 'summary_large_image' },",
      '  };',
      '}',
    ].join('\n'),
  );
});

test('Nuxt: useSeoMeta, with the page’s own data', () => {
  const wanted = named('og:title', 'og:image', 'og:image:width', 'twitter:card');
  expect(systemFixOf(wanted, { name: 'nuxt', plugin: null }, 3)?.code).toBe(
    [
      'useSeoMeta({',
      '  ogTitle: () => page.title,',
      '  ogImage: () => page.image,',
      '  ogImageWidth: () => 1200,',
      "  twitterCard: () => 'summary_large_image',",
      '})',
    ].join('\n'),
  );
});

test('an issue of a shop says where, in the words of its system', () => {
  const shop = page({ 'og:image': null, 'shopify-digital-wallet': 'x', 'twitter:image': 'https://e.com/own.jpg' });
  const issue = describeIssues(withFixes(auditPage(shop), shop)).find(({ id }) => id === 'hasOgImage');
  expect(issue?.where?.en).toContain('snippets/meta-tags.liquid');
  expect(issue?.paste).toContain('page_image');
  expect(issue?.paste).not.toContain('own.jpg');
});

test.each([
  ['shopware', 'og:image', "{% sw_extends '@Storefront/storefront/layout/meta.html.twig' %}"],
  ['jtl', 'twitter:card', "{block name='layout-header-head-meta' append}"],
  ['oxid', 'og:site_name', '[{$oxcmp_shop->oxshops__oxname->value}]'],
  ['prestashop', 'og:title', '{$page.meta.title}'],
  ['woocommerce', 'og:image', 'wc_get_product(get_the_ID())'],
] as const)('%s: %s is written in its own template language', (name, key, expected) => {
  expect(systemFixOf([{ key, value: 'x' }], { name, plugin: null }, 3)?.code).toContain(expected);
});

test('what a system prints from a field has the field, not code', () => {
  for (const name of ['shopware', 'jtl', 'oxid', 'gambio', 'prestashop'] as const)
    expect(systemFixOf([{ key: 'description', value: 'x' }], { name, plugin: null }, 3)?.code, name).toBeNull();
});

const large: TestTags = { 'twitter:card': 'summary_large_image', 'og:type': 'website', 'og:url': 'https://e.com/mug' };
const issueOf = (evidence: PageEvidence, id: string) =>
  describeIssues(withFixes(auditPage(evidence), evidence)).find((issue) => issue.id === id);

test('Gambio: fields that cannot help are not named', () => {
  const shop = { ...page({ ...large, 'twitter:card': null }), shopSystem: 'gambio' as const };
  expect(issueOf(shop, 'hasValidTwitterCard')?.where?.en).toContain('no field for this tag');
});

test('TYPO3 keeps the tag of its extension unless it is told to replace it', () => {
  const typo3 = page({ ...large, generator: 'TYPO3 CMS', 'twitter:card': 'summary' });
  expect(issueOf(typo3, 'hasValidTwitterCard')?.paste).toContain('page.meta.twitter:card.replace = 1');
});

test.each([
  ['WordPress', { generator: 'WordPress 6.8' }, /without your doing/],
  ['Magento', { 'og:image': 'https://e.com/media/catalog/product/a.jpg' }, /^$/],
  ['Squarespace', { 'og:image': 'https://static1.squarespace.com/a.jpg' }, /Code Injection/],
])('%s: a tag without a field is not said to have one', (_, tags, expected) => {
  const system = page({ ...large, 'twitter:card': null, ...tags });
  expect(issueOf(system, 'hasValidTwitterCard')?.where?.en ?? '').toMatch(expected);
});

test('tags that Next.js sends late need a setting, not another place', () => {
  const tags =
    '<title>A</title><meta property="og:title" content="A"><meta property="og:image" content="https://e.com/a.jpg">';
  const late = evidenceOf({
    name: 'late',
    url: 'https://e.com/',
    head: '<meta name="next-size-adjust" content="">',
    body: `<div></div>${tags}`,
  });
  expect(issueOf(late, 'isInHead')).toMatchObject({ paste: expect.stringContaining('htmlLimitedBots') });
});
