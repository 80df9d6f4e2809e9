import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { billingPeriods } from '#domain/billing/plan.ts';
import { pageStates } from '#domain/enumerations.ts';
import { requireProject } from '../../access/projects.server.ts';
import { requireSuperadmin } from '../../access/visitor.server.ts';
import { runAction } from '../../components/actions/run-action.server.ts';
import { useAction } from '../../components/actions/use-action.ts';
import { DeleteProjectPart } from '../../components/data-export/delete-project-part.tsx';
import { apiContext } from '../../context.ts';
import { answerOf, textOf } from '../../forms/call-api.server.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { languageOfPath, useTexts } from '../../i18n/language.tsx';
import { projectAdminTexts } from '../../i18n/project/admin.ts';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { pathTo } from '../../path-to.ts';
import { CreditsPart } from './admin/credits-part.tsx';
import { FactsPart } from './admin/facts-part.tsx';
import { PlanPart } from './admin/plan-part.tsx';
import { StatePart } from './admin/state-part.tsx';

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
      return api.setPlan({ params, body: { planId, period } });
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
