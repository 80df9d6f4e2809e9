import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { apiContext } from '../../context.ts';
import { attempt } from '../../forms/attempt.server.ts';
import { auditTexts } from '../../i18n/audit.ts';
import { useTexts } from '../../i18n/language.tsx';
import { publicMeta } from '../../meta/public-meta.ts';
import { Article } from './article.tsx';

export const meta = publicMeta;

/** Kept addresses, served from the demo case studies. An id that no case study has is no page. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const id = params.demoCaseStudyId;
  const kept = /\/demo_old\/(hakro|ShopifyAktion|stickerei-seifert)\/?$/.exec(url.pathname)?.[1];
  const wanted = id ?? kept;
  if (!wanted) return { title: null };
  const { ok } = await attempt(() => context.get(apiContext).getDemoCaseStudy({ params: { id: wanted } }));
  if (!ok && id) throw data(null, { status: 404 });
  return { title: ok?.title ?? null };
}

export default function DemoOld() {
  const { title } = useLoaderData<typeof loader>();
  const texts = useTexts(auditTexts);
  return (
    <Article heading={title ?? texts.demoHeading} lead={texts.demoLead}>
      <div className="mt-12 rounded-lg border border-line">
        <EmptyState level={2} drawing="pages" title={texts.demoEmptyTitle} description={texts.demoEmptyText} />
      </div>
    </Article>
  );
}
