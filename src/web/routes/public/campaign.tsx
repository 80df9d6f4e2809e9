import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { ButtonLink } from '../../components/ui/button.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { pageMeta } from '../../meta/page-meta.ts';
import { usePathTo } from '../../paths.ts';
import { PlatformPreview } from '../../previews/platform-preview.tsx';
import { sampleCard } from '../../samples/sample-card.ts';
import { Article } from './article.tsx';

/** Any other single word in a URL is not a page. */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).getCampaign({ params: { token: params.token ?? '' } }));

export function meta(args: MetaArgs<typeof loader>) {
  const campaign = args.loaderData;
  return campaign ? pageMeta(args, { title: `${campaign.title} · Linkbild`, description: campaign.banner }) : [];
}

export default function Campaign() {
  const { title, introduction, offers, callToAction } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const pathTo = usePathTo();
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
          <p className="mt-8">
            <ButtonLink href={`${pathTo('home')}#try-out`} variant="signal" size="lg">
              {callToAction}
            </ButtonLink>
          </p>
        </div>
        <div className="min-w-0 overflow-hidden rounded-xl border border-line">
          <PlatformPreview card={sampleCard('facebook', language, 'vase')} language={language} />
        </div>
      </div>
    </Article>
  );
}
