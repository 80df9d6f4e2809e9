import type { MetaArgs, MetaDescriptor } from 'react-router';
import { languageOfPath } from '#web/i18n/language.tsx';
import { pathTo } from '#web/path-to.ts';
import type { RootData } from '#web/root-data.ts';
import type { ScreenName } from '#web/screens.ts';
import { pageMeta, SITE_NAME } from './page-meta.ts';

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
