import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ModalButton } from '#web/components/actions/action-buttons.tsx';
import { useAction } from '#web/components/actions/use-action.ts';
import { type Question, useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Menu } from '#web/components/menu/menu.tsx';
import { Part } from '#web/components/part.tsx';
import { toast } from '#web/components/toasts/toasts.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Pause, Pencil, Play, Plus, Send, Trash2 } from '#web/components/ui/icons.tsx';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { alertsTexts } from '#web/i18n/project/alerts.ts';
import type { AlertsData } from '#web/routes/project/monitoring-alerts.tsx';

// Loaded when first opened.
const loadModals = () => import('./channel-modals.tsx');
const AddChannelModal = lazy(async () => ({ default: (await loadModals()).AddChannelModal }));
const EditChannelModal = lazy(async () => ({ default: (await loadModals()).EditChannelModal }));

export type Channel = AlertsData['channels'][number];

/** Chats of the team. */
export function Channels({ channels, mayChange }: Pick<AlertsData, 'channels' | 'mayChange'>) {
  const texts = useTexts(alertsTexts);
  const own = useTexts(appScreenTexts.monitoringAlerts);
  const { act, isBusy } = useChannelActions();
  const { ask, modal } = useConfirmation();
  const [edited, setEdited] = useState<{ channel: Channel; isOpen: boolean } | null>(null);
  const add = mayChange && (
    <ModalButton icon={<Plus aria-hidden className="size-4" />} window={AddChannelModal}>
      {texts.add}
    </ModalButton>
  );
  return (
    <Part title={texts.channels} text={texts.channelsText}>
      {channels.length === 0 ? (
        <div className="rounded-lg border border-line">
          <EmptyState title={own.emptyTitle} description={own.emptyText} action={add} />
        </div>
      ) : (
        <>
          <ul className="mb-6 divide-y divide-line border-line border-y">
            {channels.map((channel) => (
              <li key={channel.id} className="flex items-center justify-between gap-4 py-4">
                <ChannelWords channel={channel} />
                {mayChange && (
                  <ChannelMenu
                    {...{ channel, act, ask }}
                    busy={['test-channel', 'pause-channel', 'resume-channel', 'delete-channel'].some((intent) =>
                      isBusy(intent, String(channel.id)),
                    )}
                    onEdit={() => setEdited({ channel, isOpen: true })}
                  />
                )}
              </li>
            ))}
          </ul>
          {add}
        </>
      )}
      {edited && (
        <Suspense fallback={null}>
          <EditChannelModal
            key={edited.channel.id}
            channel={edited.channel}
            open={edited.isOpen}
            onClose={() => setEdited({ ...edited, isOpen: false })}
          />
        </Suspense>
      )}
      {modal}
    </Part>
  );
}

function ChannelWords({ channel }: { channel: Channel }) {
  const texts = useTexts(alertsTexts);
  const { kind, name, address, pausedAt, failures } = channel;
  return (
    <div className="min-w-0 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-[550]">
        <span className="[overflow-wrap:anywhere]">{name}</span>
        <Badge>{texts[kind]}</Badge>
        {pausedAt && <Badge tone="warn">{texts.paused}</Badge>}
      </p>
      <p className="mt-0.5 text-ink-faint [overflow-wrap:anywhere]">
        {address ?? <span className="text-bad">{texts.noAddress}</span>}
      </p>
      {failures > 0 && <p className="mt-0.5 text-warn">{texts.failing(failures)}</p>}
      {pausedAt && <p className="mt-0.5 text-ink-soft">{texts.pausedText}</p>}
    </div>
  );
}

interface TestAnswer {
  isDelivered: boolean;
  status: number | null;
  answer: string;
}

/** Buttons of a channel. A test that did not arrive is no error of ours: it says what the chat answered. */
function useChannelActions() {
  const texts = useTexts(alertsTexts);
  const { act, isBusy, answer } = useAction({
    'pause-channel': texts.pausedDone,
    'resume-channel': texts.resumedDone,
    'delete-channel': texts.deleted,
  });
  const handled = useRef<unknown>(null);
  useEffect(() => {
    if (answer?.intent !== 'test-channel' || answer.refusal || handled.current === answer) return;
    handled.current = answer;
    const { isDelivered, status, answer: said } = answer.result as TestAnswer;
    if (isDelivered) toast.success(texts.testOk);
    else toast.error({ title: texts.testFailed, description: status === null ? said : texts.answered(status, said) });
  }, [answer, texts]);
  return { act, isBusy };
}

interface ChannelMenuProps {
  channel: Channel;
  busy: boolean;
  act: (intent: string, fields: Record<string, string>) => Promise<void>;
  ask: (question: Question) => void;
  onEdit: () => void;
}

function ChannelMenu({ channel, busy, act, ask, onEdit }: ChannelMenuProps) {
  const texts = useTexts(alertsTexts);
  const id = String(channel.id);
  const { name, pausedAt } = channel;
  return (
    <Menu
      label={texts.actionsFor(name)}
      busy={busy}
      entries={[
        { label: texts.test, icon: <Send aria-hidden />, run: () => act('test-channel', { id }) },
        { label: texts.edit, icon: <Pencil aria-hidden />, run: onEdit },
        pausedAt
          ? { label: texts.resume, icon: <Play aria-hidden />, run: () => act('resume-channel', { id }) }
          : { label: texts.pause, icon: <Pause aria-hidden />, run: () => act('pause-channel', { id }) },
        'line',
        {
          label: texts.delete,
          icon: <Trash2 aria-hidden />,
          tone: 'bad',
          run: () =>
            ask({
              title: texts.deleteQuestion(name),
              description: texts.deleteText,
              confirm: texts.delete,
              onConfirm: () => act('delete-channel', { id }),
            }),
        },
      ]}
    />
  );
}
