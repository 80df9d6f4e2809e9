import { lazy, Suspense, useCallback, useState } from 'react';
import type { UserDetail } from '#contract/calls/admin-users.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { Button } from '#web/components/ui/button.tsx';
import { adminUserTexts } from '#web/i18n/admin/users.ts';
import { useTexts } from '#web/i18n/language.tsx';

const UserModal = lazy(() => import('./user-modal.tsx'));

export type UserQuestion = 'suspend' | 'act-as' | 'delete';

export function UserActions({ user }: { user: UserDetail }) {
  const texts = useTexts(adminUserTexts);
  const { act, isBusy } = useAction({ reactivate: texts.reactivated });
  const [question, setQuestion] = useState<{ kind: UserQuestion; open: boolean; key: number } | null>(null);
  const ask = (kind: UserQuestion) => setQuestion({ kind, open: true, key: (question?.key ?? 0) + 1 });
  // The same function every time: the form closes its modal in an effect that depends on it.
  const close = useCallback(() => setQuestion((now) => now && { ...now, open: false }), []);
  if (user.role === 'superadmin') return <p className="max-w-80 text-ink-soft text-sm">{texts.superadminNote}</p>;
  const canLogIn = user.status === 'active' || user.status === 'first_login';
  return (
    <>
      {canLogIn && (
        <Button variant="outline" onClick={() => ask('act-as')}>
          {texts.actAs}
        </Button>
      )}
      {user.suspension ? (
        <Button variant="outline" state={isBusy('reactivate') ? 'loading' : 'idle'} onClick={() => act('reactivate')}>
          {texts.reactivate}
        </Button>
      ) : (
        <Button variant="outline" onClick={() => ask('suspend')}>
          {texts.suspend}
        </Button>
      )}
      <Button variant="bad" onClick={() => ask('delete')}>
        {texts.delete}
      </Button>
      {question && (
        <Suspense fallback={null}>
          <UserModal key={question.key} kind={question.kind} open={question.open} user={user} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
