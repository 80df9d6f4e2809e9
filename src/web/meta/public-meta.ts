import type { MetaArgs, MetaDescriptor, MetaFunction } from 'react-router';
import type { ShownLook } from '#contract/calls/agency-look.ts';
import type { Language } from '#domain/language.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { type PageName, pageTexts, unlistedPages } from '#web/i18n/public/pages.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { pathTo } from '#web/path-to.ts';
import type { RootData } from '#web/root-data.ts';
import type { ScreenName } from '#web/screens.ts';
import { type Page, pageMeta } from './page-meta.ts';
import { SITE_NAME, screenOf } from './private-meta.ts';

/** Title and description of the matched public page, for pages that add something of their own. */
export function publicPage(args: Pick<MetaArgs, 'matches' | 'location'>): { page: Page; language: Language } {
  const screen = screenOf(args.matches);
  const name: PageName = screen && Object.hasOwn(pageTexts, screen) ? (screen as PageName) : 'home';
  const language = languageOfPath(args.location.pathname);
  return { page: { ...textsIn(pageTexts[name], language), noindex: unlistedPages.includes(name) }, language };
}

/** `meta` of every public page whose texts do not depend on its data. */
export const publicMeta: MetaFunction = (args) => pageMeta(args, publicPage(args).page);

interface Guide {
  title: string;
  description: string;
  /** The list it belongs to. */
  parent: { screen: ScreenName; name: string };
}

/** Head of one guide: its own title, and the way to it for search engines. */
export function guideMeta(args: Pick<MetaArgs, 'matches' | 'location' | 'params'>, guide: Guide): MetaDescriptor[] {
  const { title, description, parent } = guide;
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  const siteUrl = root?.siteUrl ?? '';
  const language = languageOfPath(args.location.pathname);
  const steps = [
    { name: SITE_NAME, path: pathTo('home', language) },
    { name: parent.name, path: pathTo(parent.screen, language) },
    { name: title, path: args.location.pathname },
  ];
  return pageMeta(args, {
    title: `${title} · ${SITE_NAME}`,
    description,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ name, path }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          item: siteUrl + path,
        })),
      },
    ],
  });
}

/** The site name of the page: the agency's, without our name, or ours. */
export const signerOf = (look: ShownLook | null): string => (look ? look.name : SITE_NAME);

export function signedTitle(title: string, look: ShownLook | null): string {
  const signer = signerOf(look);
  return signer ? `${title} · ${signer}` : title;
}
