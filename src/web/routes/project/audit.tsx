import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireProject } from '#web/access/projects.server.ts';
import { apiContext, siteContext } from '#web/context.ts';
import { runAction } from '#web/forms/call-api.server.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { pageLinkTexts } from '#web/i18n/project/page-links.ts';
import { EmptyScreen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { ToAudits } from './audit/audit-links.tsx';
import { ComparisonView } from './audit/comparison-view.tsx';
import { loadAudit } from './audit/load-audit.server.ts';
import { Overview } from './audit/overview.tsx';
import { PageView } from './audit/page-view.tsx';

export const meta = appMeta;

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const project = requireProject(context, url);
  const audit = await loadAudit(context.get(apiContext), { project, uuid: params.auditUuid, url });
  return audit && { ...audit, hasPdf: context.get(siteContext).hasBrowser === true };
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  runAction(request, { cancel: (_, id) => context.get(apiContext).cancelAudit({ params: { id } }) });

/** One audit: as a whole, one of its pages (`?page=`), or compared with another audit (`?with=`). */
export default function Audit() {
  const data = useLoaderData<typeof loader>();
  const texts = useTexts(pageLinkTexts);
  if (data === null) return <EmptyScreen name="projectAudit" drawing="frame" action={<ToAudits />} />;
  if (data.page) return <PageView page={data.page} />;
  if (data.comparison) return <ComparisonView {...data} comparison={data.comparison} />;
  return (
    <>
      {data.notAmong !== null && (
        <p role="status" className="mx-auto max-w-page px-gutter pt-6 text-ink-soft text-sm lg:px-10">
          {texts.notAmong(data.notAmong)}
        </p>
      )}
      <Overview {...data} />
    </>
  );
}
