import { useState } from 'react';
import type { Collaborator } from '#contract/entities/user.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Search } from '#web/components/ui/icons.tsx';
import { Table } from '#web/components/ui/table.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { collaboratorTexts } from '#web/i18n/project/collaborators.ts';
import { useRootData } from '#web/root-data.ts';
import { CollaboratorMenu } from './collaborator-menu.tsx';

interface CollaboratorTableProps {
  collaborators: readonly Collaborator[];
  /** Of the current person. */
  email: string;
  /** Invite, remove, change roles. */
  mayManage: boolean;
}

const nameOf = ({ firstname, lastname }: Collaborator['user']) => [firstname, lastname].filter(Boolean).join(' ');

export function CollaboratorTable({ collaborators, email, mayManage }: CollaboratorTableProps) {
  const texts = useTexts(collaboratorTexts);
  const common = useTexts(commonTexts);
  const own = useTexts(appScreenTexts.settingsAccount);
  const [search, setSearch] = useState('');
  const { act, isBusy } = useAction({
    role: texts.roleChanged,
    resend: texts.sentAgain,
    withdraw: texts.withdrawn,
    remove: texts.removed,
  });
  const now = useRootData()?.now;
  const { ask, modal } = useConfirmation();
  const wanted = search.trim().toLowerCase();
  const found = collaborators.filter(({ user }) => `${nameOf(user)} ${user.email}`.toLowerCase().includes(wanted));
  return (
    <div className="grid gap-6">
      <TextField
        className="max-w-md"
        type="search"
        label={texts.search}
        labelHidden
        placeholder={texts.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        before={<Search aria-hidden className="size-4" />}
      />
      <Table
        rows={found}
        keyOf={({ id }) => String(id)}
        texts={{ ...common, caption: own.heading }}
        empty={
          collaborators.length > 0 ? (
            <p className="rounded-lg border border-line p-8 text-center text-ink-soft">{texts.nobody}</p>
          ) : (
            <div className="rounded-lg border border-line">
              <EmptyState level={2} drawing="people" title={texts.alone} description={own.emptyText} />
            </div>
          )
        }
        actions={(person) => (
          <CollaboratorMenu
            {...{ person, mayManage, act, ask }}
            isSelf={person.user.email === email && !person.invitation}
            busy={['role', 'resend', 'withdraw', 'remove', 'leave'].some((intent) => isBusy(intent, String(person.id)))}
          />
        )}
        columns={[
          {
            key: 'person',
            header: texts.person,
            main: true,
            className: 'max-md:pr-12',
            cell: ({ user }) => (
              <span className="block text-left [overflow-wrap:anywhere]">
                {nameOf(user) || user.email}
                {user.email === email && <span className="font-normal text-ink-faint"> ({texts.you})</span>}
                {nameOf(user) && <span className="block font-normal text-ink-faint text-xs">{user.email}</span>}
              </span>
            ),
          },
          {
            key: 'role',
            header: texts.role,
            cell: ({ role, user }) =>
              role === 'admin' || user.role === 'superadmin' ? (
                <Badge tone="signal">{texts.admin}</Badge>
              ) : (
                <Badge>{texts.editor}</Badge>
              ),
          },
          {
            key: 'status',
            header: texts.status,
            cell: ({ user, invitation }) =>
              invitation && now && invitation.expiresAt < now ? (
                <Badge tone="bad">{texts.expired}</Badge>
              ) : user.status === 'pending' ? (
                <Badge tone="warn">{texts.pending}</Badge>
              ) : user.status === 'suspended' ? (
                <Badge tone="bad">{texts.suspended}</Badge>
              ) : user.status === 'inactive' ? (
                <Badge>{texts.inactive}</Badge>
              ) : (
                texts.active
              ),
          },
        ]}
      />
      {modal}
    </div>
  );
}
