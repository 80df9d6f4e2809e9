import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireProject } from '#web/access/projects.server.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { DeleteProjectPart } from '#web/components/data-export/delete-project-part.tsx';
import { ExportButton } from '#web/components/data-export/export-button.tsx';
import { findUnreadable } from '#web/components/integration/unreadable-site.server.ts';
import { Part } from '#web/components/part.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, attempt } from '#web/forms/call-api.server.ts';
import { revalidateOnConflict } from '#web/forms/submitting.ts';
import { exportTexts } from '#web/i18n/app/data-export.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { projectSettingsTexts } from '#web/i18n/project/settings.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { AgencyLookPart } from './settings-project/agency-look-part.tsx';
import { settingsAction } from './settings-project/answer-settings.server.ts';
import { ProjectForm } from './settings-project/project-form.tsx';
import { ReportPart } from './settings-project/report-part.tsx';
import { TemplateDefaultsPart } from './settings-project/template-defaults-part.tsx';
import { useUnsaved } from './settings-project/unsaved.tsx';
import { useSaves, useSettledActionData } from './settings-project/use-seen.ts';
import { Verification } from './settings-project/verification.tsx';

export const meta = appMeta;
export const shouldRevalidate = revalidateOnConflict;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const user = context.get(userContext);
  const params = { id: String(requireProject(context, url).id) };
  const [project, look, baseTemplates, assets, unreadable] = await Promise.all([
    answerOf(() => api.getProject({ params })),
    answerOf(() => api.getAgencyLook({ params })),
    answerOf(() => api.listBaseTemplates()),
    // Suggested colours are a convenience: the form works without them.
    attempt(() => api.listAssets({ params })),
    findUnreadable(api, Number(params.id)),
  ]);
  const colours = (assets.ok ?? []).filter(({ type }) => type === 'color').map(({ name, value }) => ({ name, value }));
  const own = user.userToProject.find((one) => one.project.id === project.id);
  const offered = baseTemplates.map(({ name, title }) => ({ name, title }));
  const mayChange = user.role === 'superadmin' || own?.role === 'admin';
  return { project, look, offered, colours, unreadable, mayChange };
}

export const action = ({ request, url, context }: ActionFunctionArgs) =>
  settingsAction(context.get(apiContext), requireProject(context, url).id, request, languageOfPath(url.pathname));

export default function SettingsProject() {
  const { project, look, offered, colours, unreadable, mayChange } = useLoaderData<typeof loader>();
  const answer = useSettledActionData();
  const unsaved = useUnsaved();
  const texts = useTexts(projectSettingsTexts);
  const exports = useTexts(exportTexts);
  return (
    <Screen heading={texts.heading} lead={mayChange ? texts.lead : texts.onlyAdmins}>
      <div className="grid divide-y divide-line border-line border-t">
        <Verification project={project} />
        <ReportPart project={project} mayChange={mayChange} />
        <AgencyLookPart {...{ look, project, colours, mayChange, unsaved }} />
        <ProjectForm key={useSaves(answer)} {...{ project, colours, unreadable, mayChange, answer, unsaved }} />
        {mayChange && (
          <>
            <TemplateDefaultsPart project={project} baseTemplates={offered} unsaved={unsaved} />
            <Part title={exports.title} text={exports.project}>
              <ExportButton of={{ projectId: project.id }} />
            </Part>
            <DeleteProjectPart project={project} />
          </>
        )}
      </div>
      {unsaved.question}
    </Screen>
  );
}
