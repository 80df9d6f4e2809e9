import type { Collaborator } from '#contract/entities/user.ts';
import type { Question } from '#web/components/actions/use-confirmation.tsx';
import { Menu, type MenuEntry } from '#web/components/menu/menu.tsx';
import { LogOut, Mail, Trash2, UserCog } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { collaboratorTexts } from '#web/i18n/project/collaborators.ts';

interface CollaboratorMenuProps {
  person: Collaborator;
  isSelf: boolean;
  mayManage: boolean;
  busy: boolean;
  act: (intent: string, fields: Record<string, string>) => Promise<void>;
  ask: (question: Question) => void;
}

/** Actions for one member; everything but resending asks for confirmation. */
export function CollaboratorMenu({ person, isSelf, mayManage, busy, act, ask }: CollaboratorMenuProps) {
  const texts = useTexts(collaboratorTexts);
  const { email } = person.user;
  const id = String(person.id);
  const isAdmin = person.role === 'admin';
  const question =
    (intent: string, words: Omit<Question, 'onConfirm'>, fields: Record<string, string> = {}) =>
    () =>
      ask({ ...words, onConfirm: () => act(intent, { id, ...fields }) });

  const role: MenuEntry = isAdmin
    ? {
        label: texts.makeEditor,
        icon: <UserCog aria-hidden />,
        run: question(
          'role',
          { title: texts.makeEditorQuestion(email), description: texts.makeEditorText, confirm: texts.makeEditor },
          { role: 'user' },
        ),
      }
    : {
        label: texts.makeAdmin,
        icon: <UserCog aria-hidden />,
        run: question(
          'role',
          { title: texts.makeAdminQuestion(email), description: texts.makeAdminText, confirm: texts.makeAdmin },
          { role: 'admin' },
        ),
      };
  const resend: MenuEntry = { label: texts.sendAgain, icon: <Mail aria-hidden />, run: () => act('resend', { id }) };
  const out: MenuEntry = person.invitation
    ? {
        label: texts.withdraw,
        icon: <Trash2 aria-hidden />,
        tone: 'bad',
        run: question('withdraw', {
          title: texts.withdrawQuestion(email),
          description: texts.withdrawText,
          confirm: texts.withdraw,
        }),
      }
    : isSelf
      ? {
          label: texts.leave,
          icon: <LogOut aria-hidden />,
          tone: 'bad',
          run: question('leave', { title: texts.leaveQuestion, description: texts.leaveText, confirm: texts.leave }),
        }
      : {
          label: texts.remove,
          icon: <Trash2 aria-hidden />,
          tone: 'bad',
          run: question('remove', {
            title: texts.removeQuestion(email),
            description: texts.removeText,
            confirm: texts.remove,
          }),
        };
  const entries = mayManage
    ? [role, ...(person.invitation ? [resend] : []), 'line' as const, out]
    : isSelf
      ? [out]
      : [];
  if (entries.length === 0) return null;
  return <Menu label={texts.actionsFor(email)} busy={busy} entries={entries} />;
}
