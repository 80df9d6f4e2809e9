import type { Session } from '#contract/entities/passkey.ts';
import { deviceName } from '#domain/access/login.ts';
import { api } from '#web/browser-client.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { accountTexts } from '#web/i18n/app/account.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import { useChange } from './use-change.ts';

export function DevicesPart({ sessions }: { sessions: Session[] }) {
  const texts = useTexts(accountTexts);
  const language = useLanguage();
  const login = usePathTo()('login');
  const { change, isBusy } = useChange();
  const { ask, modal: question } = useConfirmation();
  const end = ({ id }: Session) =>
    change(`end-${id}`, () => api.endSession({ params: { id: String(id) } }), texts.loggedOut);
  const everywhere = () =>
    ask({
      title: texts.everywhereTitle,
      description: texts.everywhereText,
      confirm: texts.everywhere,
      onConfirm: async () => {
        await api.logoutEverywhere();
        window.location.assign(login);
      },
    });
  return (
    <Part title={texts.devices} text={texts.devicesText}>
      <ul className="mb-8 divide-y divide-line border-line border-y">
        {sessions.map((session) => {
          const name = deviceName(session, language);
          return (
            <li key={session.id} className="flex items-center justify-between gap-4 py-4 text-sm">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-[550]">
                  {name}
                  {session.isThis && <Badge tone="good">{texts.thisDevice}</Badge>}
                  {!session.isSamePlace && <Badge>{texts.elsewhere}</Badge>}
                </p>
                <p className="mt-0.5 text-ink-faint">
                  {texts.loggedIn} <Timestamp iso={session.createdAt} isFull /> · {texts.lastSeen}{' '}
                  <Timestamp iso={session.lastSeenAt} isFull />
                </p>
              </div>
              {!session.isThis && (
                <Button
                  size="sm"
                  variant="outline"
                  label={texts.logOutThis(name)}
                  onClick={() => end(session)}
                  state={isBusy(`end-${session.id}`) ? 'loading' : 'idle'}
                >
                  {texts.logOut}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button variant="bad" onClick={everywhere}>
        {texts.everywhere}
      </Button>
      {question}
    </Part>
  );
}
