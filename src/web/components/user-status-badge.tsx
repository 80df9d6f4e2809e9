import { users } from '#contract/admin-lists/customers.ts';
import type { ListedUser } from '#contract/calls/admin-users.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { adminUserTexts } from '#web/i18n/admin/users.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';

const tones: Record<ListedUser['status'], Tone> = {
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
      <Badge tone={tones[status]}>{users.choice.values[status][language]}</Badge>
      {role === 'superadmin' && <Badge tone="info">{superadmin}</Badge>}
    </span>
  );
}
