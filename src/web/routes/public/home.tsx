import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
} from 'react-router';
import { defaultLanguage, languagePrefix } from '#domain/language.ts';
import { startLanguage } from '#web/access/choose-language.server.ts';
import { HomeSections } from '#web/components/home/home-sections.tsx';
import { publicFormAction } from '#web/components/public/answer-public-form.server.ts';
import { pageMeta } from '#web/meta/page-meta.ts';
import { publicPage } from '#web/meta/public-meta.ts';
import { offersData, organisationData, websiteData } from '#web/meta/structured-data.ts';
import type { RootData } from '#web/root-data.ts';

export function meta(args: MetaArgs) {
  const { page, language } = publicPage(args);
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  const siteUrl = root?.siteUrl ?? '';
  return pageMeta(args, {
    ...page,
    data: [organisationData(siteUrl), websiteData(siteUrl, language), offersData(language, root?.sellsTo ?? null)],
  });
}

/** `/` always detects the language; other pages only on the first visit (access/choose-language.server.ts). */
export function loader({ request, url }: LoaderFunctionArgs) {
  const headers = { vary: 'accept-language, cookie' };
  const language = startLanguage(request) ?? defaultLanguage;
  if (url.pathname === '/' && language !== defaultLanguage)
    throw redirect(`${languagePrefix[language]}${url.search}`, { headers });
  return data(null, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const action = (args: ActionFunctionArgs) => publicFormAction(args);

export default function Home() {
  return <HomeSections answer={useActionData<typeof action>() ?? null} />;
}
