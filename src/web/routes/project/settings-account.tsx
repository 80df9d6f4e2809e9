import { lazy } from 'react';
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
} from 'react-router';
import { collaboratorRoles } from '#domain/enumerations.ts';
import { requireProject } from '#web/access/projects.server.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { ModalButton } from '#web/components/actions/action-buttons.tsx';
import { UserPlus } from '#web/components/ui/icons.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { collaboratorTexts } from '#web/i18n/project/collaborators.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { useProject } from '#web/layouts/project.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { pathTo } from '#web/path-to.ts';
import { usePathTo } from '#web/paths.ts';
import { CollaboratorTable } from './settings-account/collaborator-table.tsx';

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const user = context.get(userContext);
  const { id } = requireProject(context, url);
  const collaborators = await answerOf(() => context.get(apiContext).listCollaborators({ params: { id: String(id) } }));
  const own = user.userToProject.find((one) => one.project.id === id);
  return { collaborators, email: user.email, mayManage: user.role === 'superadmin' || own?.role === 'admin' };
}

const roleOf = (form: FormData) => collaboratorRoles.find((role) => role === textOf(form, 'role')) ?? 'user';

export async function action({ request, url, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const params = { id: String(requireProject(context, url).id) };
  const of = (collaboratorId: string) => ({ params: { ...params, collaboratorId } });
  const answer = await runAction(request, {
    invite: (form) =>
      api.addCollaborator({
        params,
        body: {
          email: textOf(form, 'email'),
          firstname: textOf(form, 'firstname'),
          lastname: textOf(form, 'lastname'),
          role: roleOf(form),
        },
      }),
    role: (form, id) => api.changeCollaborator({ ...of(id), body: { role: roleOf(form) } }),
    resend: (_, id) => api.resendInvitation(of(id)),
    withdraw: (_, id) => api.removeCollaborator(of(id)),
    remove: (_, id) => api.removeCollaborator(of(id)),
    leave: () => api.leaveProject({ params }),
  });
  // The person can no longer see the project.
  if (answer.data.intent === 'leave' && !answer.data.refusal)
    throw redirect(pathTo('start', languageOfPath(url.pathname)));
  return answer;
}

/** At both URLs, the current and the former one. */
export default function SettingsAccount() {
  const data = useLoaderData<typeof loader>();
  const texts = useTexts(collaboratorTexts);
  const path = usePathTo();
  const { slug } = useProject();
  const isFormer = useLocation().pathname.endsWith('/accountold');
  return (
    <Screen
      heading={useTexts(appScreenTexts.settingsAccount).heading}
      lead={data.mayManage ? texts.lead : texts.onlyAdmins}
      actions={data.mayManage && <AddCollaborator />}
    >
      {isFormer && (
        <p className="mb-6 rounded-md bg-info-soft px-4 py-3 text-sm">
          {texts.former}{' '}
          <Link to={path('settingsAccount', { projectSlug: slug })} className="text-link">
            {texts.toNew}
          </Link>
        </p>
      )}
      <CollaboratorTable {...data} />
    </Screen>
  );
}

const AddCollaboratorModal = lazy(() => import('./settings-account/add-collaborator-modal.tsx'));

export function AddCollaborator() {
  return (
    <ModalButton icon={<UserPlus aria-hidden className="size-4" />} window={AddCollaboratorModal}>
      {useTexts(collaboratorTexts).add}
    </ModalButton>
  );
}
