import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Project } from '#contract/entities/project.ts';
import { billingPeriods } from '#domain/billing/plan.ts';
import { pageStates } from '#domain/enumerations.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { requireProject } from '#web/access/projects.server.ts';
import { requireSuperadmin } from '#web/access/visitor.server.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { DeleteProjectPart } from '#web/components/data-export/delete-project-part.tsx';
import { Part } from '#web/components/part.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { languageOfPath, useLanguage, useTexts } from '#web/i18n/language.tsx';
import { projectAdminTexts } from '#web/i18n/project/admin.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { pathTo } from '#web/path-to.ts';
import { CreditsPart, PlanPart, StatePart } from './admin/project-parts.tsx';

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  requireSuperadmin(context);
  const api = context.get(apiContext);
  const params = { id: String(requireProject(context, url).id) };
  const [project, overview] = await Promise.all([
    answerOf(() => api.getProject({ params })),
    answerOf(() => api.getPlan({ params })),
  ]);
  return { project, overview };
}

export function action({ request, url, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const params = { id: String(requireProject(context, url).id) };
  return runAction(request, {
    state: (_, id) => {
      const state = pageStates.find((one) => one === id);
      return api.changeProjectAsAdmin({ params, body: state ? { state } : {} });
    },
    verified: (_, id) => api.changeProjectAsAdmin({ params, body: { verified: id === 'yes' } }),
    plan: (form, planId) => {
      const period = billingPeriods.find((one) => one === textOf(form, 'period')) ?? 'monthly';
      return api.setPlan({ params, body: { planId, period, reason: textOf(form, 'reason') } });
    },
    credits: (form) => api.bookCredits({ params, body: { change: Number(textOf(form, 'change') || Number.NaN) } }),
    delete: async (form) => {
      await api.deleteProject({ params, query: { confirm: textOf(form, 'confirm') } });
      throw redirect(pathTo('adminProjects', languageOfPath(url.pathname)));
    },
  });
}

export default function ProjectAdmin() {
  const { project, overview } = useLoaderData<typeof loader>();
  const texts = useTexts(projectAdminTexts);
  const acting = useAction({
    state: texts.stateSaved,
    verified: texts.stateSaved,
    plan: texts.planSet,
    credits: texts.booked,
  });
  return (
    <Screen heading={useTexts(appScreenTexts.projectAdmin).heading} lead={texts.lead}>
      <div className="grid divide-y divide-line border-line border-t">
        <FactsPart project={project} />
        <StatePart project={project} {...acting} />
        <PlanPart overview={overview} {...acting} />
        <CreditsPart overview={overview} {...acting} />
        <DeleteProjectPart project={project} />
      </div>
    </Screen>
  );
}

export function FactsPart({ project }: { project: Project }) {
  const texts = useTexts(projectAdminTexts);
  const language = useLanguage();
  const rows = [
    [texts.address, project.full],
    [texts.slug, project.slug],
    [texts.id, project.id],
    [texts.uuid, <code key="uuid">{project.uuid}</code>],
    [texts.created, <Timestamp key="created" iso={project.createdAt} isFull />],
    [texts.lastRead, project.subPagesFetchedAt && <Timestamp key="read" iso={project.subPagesFetchedAt} isFull />],
    [texts.found, project.subPagesFound === null ? null : writeNumber(project.subPagesFound, language)],
  ] as const;
  return (
    <Part title={texts.facts} text={texts.factsText}>
      <dl className="grid gap-2.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
