import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { readAgent } from '#domain/agents/read-agent.ts';
import { Article } from '#web/components/public/article.tsx';
import { ButtonLink, buttonClass } from '#web/components/ui/button.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, attempt } from '#web/forms/call-api.server.ts';
import { languageOfPath, useLanguage, useTexts } from '#web/i18n/language.tsx';
import { campaignTexts } from '#web/i18n/public/articles.ts';
import { pageMeta } from '#web/meta/page-meta.ts';
import { pathTo } from '#web/path-to.ts';
import { usePathTo } from '#web/paths.ts';
import { SamplePreview } from '#web/previews/sample-preview.tsx';
import { sampleCard } from '#web/samples/sample-card.ts';

/** Any other single word in a URL is not a page. */
export async function loader({ request, params: { token = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const campaign = await answerOf(() => api.getCampaign({ params: { token } }));
  // A page that could not be counted is shown all the same.
  if (isVisit(request.headers)) await attempt(() => api.countCampaign({ params: { token }, body: { what: 'views' } }));
  return campaign;
}

/** Browsers fetch visible links in advance, and platforms fetch shared ones: neither is a person who reads. */
function isVisit(headers: Headers): boolean {
  const isAhead = /prefetch/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
  const { isBot, source } = readAgent(headers.get('user-agent'));
  return !isAhead && !isBot && source === 'Unknown';
}

/** The button: a form, so that pressing it can be counted without scripts and no crawler follows it. */
export async function action({ params: { token = '' }, url, context }: ActionFunctionArgs) {
  await attempt(() => context.get(apiContext).countCampaign({ params: { token }, body: { what: 'clicks' } }));
  return redirect(`${pathTo('home', languageOfPath(url.pathname))}#try-out`);
}

export function meta(args: MetaArgs<typeof loader>) {
  const campaign = args.loaderData;
  if (!campaign) return [];
  const { title, banner, introduction, imagePath, isOver } = campaign;
  return pageMeta(args, {
    title: `${title} · Linkbild`,
    description: banner || introduction,
    image: { path: imagePath, alt: `Linkbild: ${title}` },
    noindex: isOver,
  });
}

export default function Campaign() {
  const { title, introduction, offers, callToAction, isOver } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const pathTo = usePathTo();
  const texts = useTexts(campaignTexts);
  if (isOver)
    return (
      <Article heading={title} lead={texts.over}>
        <p className="mt-8">
          <ButtonLink href={`${pathTo('home')}#try-out`} variant="signal" size="lg">
            {texts.tryOut}
          </ButtonLink>
        </p>
      </Article>
    );
  return (
    <Article heading={title} lead={introduction}>
      <div className="mt-12 grid items-center gap-x-20 gap-y-14 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <ul className="border-line border-t">
            {offers.map((offer) => (
              <li key={offer} className="border-line border-b py-5 text-lg">
                {offer}
              </li>
            ))}
          </ul>
          <form method="post" className="mt-8">
            <button type="submit" className={buttonClass('signal', 'lg')}>
              {callToAction}
            </button>
          </form>
        </div>
        <div className="min-w-0 overflow-hidden rounded-xl border border-line">
          <SamplePreview card={sampleCard('facebook', language, 'vase')} language={language} />
        </div>
      </div>
    </Article>
  );
}
