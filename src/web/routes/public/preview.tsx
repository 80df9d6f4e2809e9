import clsx from 'clsx';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { WebAddress } from '#contract/fields.ts';
import { shortAddress } from '#web/components/audit/short-address.ts';
import { fixesOf } from '#web/components/page-audit/fixes-of.ts';
import { deviceOf, queryOf, shownOf } from '#web/components/page-audit/shown.ts';
import { apiContext } from '#web/context.ts';
import { attempt } from '#web/forms/call-api.server.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { wholeShopTexts } from '#web/i18n/public/whole-shop.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { Island } from '#web/islands/island.tsx';
import { pageMeta } from '#web/meta/page-meta.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { Example } from './preview/example.tsx';
import Explorer, { type ExplorerProps } from './preview/explorer.tsx';

/** How long a visitor waits before skeletons are better than waiting for a slow page. */
const TIMEOUT_MS = 1000;

interface PreviewData extends ExplorerProps {
  /** The checked page of the page's own card; null: the card is about the form. */
  sharedUrl: string | null;
}

/** A shared result's own preview says what it is about. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const { view, sharedUrl: url } = args.loaderData ?? {};
  if (!url) return publicMeta(args);
  const language = languageOfPath(args.location.pathname);
  const texts = textsIn(previewTexts, language);
  const query = `?${new URLSearchParams({ url })}`;
  return pageMeta(args, {
    title: texts.resultTitle(shortAddress(url)),
    description: view ? texts.resultDescription(view.score, fixesOf(view.issues).length) : texts.lead,
    noindex: true,
    query,
    image: { path: `/site/preview/${language}.jpg${query}`, alt: texts.resultImage(shortAddress(url)) },
  });
};

/**
 * The URL is in the query, so a result can be shared like any page. A page that responds in time is rendered here
 * completely; for a slow one the island makes the request, and without scripts `wait` makes the server wait for it.
 */
export async function loader({ url, request, context }: LoaderFunctionArgs): Promise<PreviewData> {
  const language = languageOfPath(url.pathname);
  const shown = shownOf(url.searchParams, deviceOf(request.headers));
  const api = context.get(apiContext);
  const mayWait = url.searchParams.has('wait');
  const read = async (address: string) => {
    // A page that answers slowly is still the one that was shared.
    const unanswered = { address, view: null, error: null };
    if (!address) return unanswered;
    const looking = attempt(() => api.checkSubPage({ body: { website: address } }));
    const answer = await (mayWait ? looking : Promise.race([looking, timeout()]));
    if (!answer) return unanswered;
    if (!answer.refusal) return { ...unanswered, view: answer.ok };
    const { errors, message } = answer.refusal;
    return { ...unanswered, error: errors.website?.[0] ?? message };
  };
  const typed = (name: string) => url.searchParams.get(name)?.trim() ?? '';
  const [first, other] = await Promise.all([read(typed('url')), read(typed('url') && typed('with'))]);
  const isSentEmpty = first.address === '' && url.searchParams.has('url');
  const error = isSentEmpty ? textsIn(previewTexts, language).noAddress : first.error;
  return { ...first, error, other, shown, sharedUrl: error ? null : (first.view?.url ?? addressOf(first.address)) };
}

export default function Preview() {
  const data = useLoaderData<typeof loader>();
  const texts = useTexts(previewTexts);
  const isUnanswered = [data, data.other].some(({ address, view, error }) => address !== '' && !view && !error);
  const waitingUrl = `${queryOf(data.address, data.shown, data.other.address)}&wait=1`;
  const { whole } = useTexts(wholeShopTexts);
  const pathTo = usePathTo();
  return (
    <article className={clsx('page-width pb-section', data.address ? 'pt-8 lg:pt-12' : 'pt-14 lg:pt-24')}>
      {/* People who open a result came for the result: the intro steps back. */}
      <h1 className={data.address ? 'text-2xl' : 'max-w-[10.6em] text-5xl'}>{texts.heading}</h1>
      {!data.address && <p className="mt-6 max-w-text text-ink-soft text-xl">{texts.lead}</p>}
      <p className="mt-3">
        <a href={`${pathTo('wholeShop')}${wholeQuery(data.address)}`} className="text-link text-sm">
          {whole}
        </a>
      </p>
      {isUnanswered && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${waitingUrl}`} />
          <a href={waitingUrl} className="mt-6 inline-block text-link">
            {texts.noScript}
          </a>
        </noscript>
      )}
      <div className={clsx('peer', data.address ? 'mt-5' : 'mt-10')}>
        {/* An empty form needs no script before the first interaction; if submitted sooner it works as a plain
            form. */}
        <Island name="preview-explorer" of={Explorer} props={data} when={data.address ? 'load' : 'active'} />
      </div>
      {/* After a result of the same visit, going back leads here again. */}
      <Example />
    </article>
  );
}

/** The shop of the page, if there is one. */
const wholeQuery = (address: string) => (address ? `?${new URLSearchParams({ url: address })}` : '');

const timeout = () => new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));

/** As the check reads it: people leave out the protocol. Null: not an address. */
const addressOf = (typed: string): string | null => {
  const written = WebAddress.safeParse(typed);
  return written.success ? written.data : null;
};
