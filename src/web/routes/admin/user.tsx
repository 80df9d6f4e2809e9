import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useLoaderData,
} from 'react-router';
import { refundBy } from '#web/components/billing-admin/refund-by.server.ts';
import { customerActions } from '#web/components/customer/customer-actions.server.ts';
import {
  ErrorsPart,
  IncidentsPart,
  MailsPart,
  NotesPart,
  RequestsPart,
} from '#web/components/customer/customer-parts.tsx';
import { AccessPart, FactsPart, ProjectsPart } from '#web/components/customer/fact-parts.tsx';
import { PlansPart } from '#web/components/customer/plans-part.tsx';
import { UserStatusBadge } from '#web/components/user-status-badge.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { adminUserTexts } from '#web/i18n/admin/users.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { pathTo } from '#web/path-to.ts';
import { usePathTo } from '#web/paths.ts';
import { ActivityPart, VisitsPart } from './user/activity-parts.tsx';
import { InvoicesPart } from './user/invoices-part.tsx';
import { UserActions } from './user/user-actions.tsx';

export const meta = appMeta;

export async function loader({ params: { userId = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const params = { id: userId };
  const [user, customer] = await Promise.all([
    answerOf(() => api.getUserAsAdmin({ params })),
    answerOf(() => api.getCustomer({ params })),
  ]);
  return { user, customer };
}

export function action({ request, params: { userId = '' }, url, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const params = { id: userId };
  const language = languageOfPath(url.pathname);
  return runAction(request, {
    ...customerActions(api, params),
    refund: (form, id) => refundBy(api, form, id),
    suspend: (form) => api.suspendUser({ params, body: { reason: textOf(form, 'reason') } }),
    reactivate: () => api.reactivateUser({ params }),
    'act-as': async (form) => {
      await api.actAsUser({ params, body: { reason: textOf(form, 'reason') } });
      // From here on every page is another person's: nothing of the loaded one remains.
      throw redirectDocument(pathTo('start', language));
    },
    delete: async (form) => {
      const projectIds = textOf(form, 'projectIds').split(',').filter(Boolean).map(Number);
      await api.deleteUser({ params, body: { confirm: textOf(form, 'confirm'), projectIds } });
      throw redirect(pathTo('adminUsers', language));
    },
  });
}

export default function AdminUser() {
  const { user, customer } = useLoaderData<typeof loader>();
  const texts = useTexts(adminUserTexts);
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  return (
    <Screen
      heading={user.email}
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {name}
          <UserStatusBadge user={user} />
        </span>
      }
      links={
        <Link to={usePathTo()('adminUsers')} className="text-link">
          {texts.allUsers}
        </Link>
      }
      actions={<UserActions user={user} />}
    >
      <div className="grid divide-y divide-line border-line border-t">
        <FactsPart user={user} />
        <NotesPart notes={customer.notes} />
        <ProjectsPart user={user} />
        <PlansPart plans={customer.plans} user={user} />
        <InvoicesPart invoices={customer.invoices} />
        <RequestsPart messages={customer.messages} cancellations={customer.cancellations} />
        <MailsPart mails={customer.mails} />
        <IncidentsPart incidents={customer.incidents} />
        <ErrorsPart errors={customer.errors} />
        <AccessPart user={user} />
        <VisitsPart user={user} />
        <ActivityPart user={user} />
      </div>
    </Screen>
  );
}
