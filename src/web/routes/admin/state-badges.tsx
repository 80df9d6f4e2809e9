import { users } from '#contract/admin-lists/customers.ts';
import type { ListedUser } from '#contract/calls/admin-users.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { adminTexts } from '#web/i18n/admin/admin.ts';
import { adminUserTexts } from '#web/i18n/admin/users.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';

const userTones: Record<ListedUser['status'], Tone> = {
  active: 'good',
  first_login: 'neutral',
  pending: 'neutral',
  inactive: 'warn',
  suspended: 'bad',
};

export function UserStatusBadge({ user: { status, role } }: { user: Pick<ListedUser, 'status' | 'role'> }) {
  const language = useLanguage();
  const { superadmin } = useTexts(adminUserTexts);
  return (
    <span className="inline-flex flex-wrap justify-end gap-1.5">
      <Badge tone={userTones[status]}>{users.choice.values[status][language]}</Badge>
      {role === 'superadmin' && <Badge tone="info">{superadmin}</Badge>}
    </span>
  );
}

type State = 'outbox' | 'sent' | 'failed';
const mailTones: Record<State, Tone> = { outbox: 'neutral', sent: 'good', failed: 'bad' };

export function MailState({ state }: { state: State }) {
  return <Badge tone={mailTones[state]}>{useTexts(adminTexts)[state]}</Badge>;
}
