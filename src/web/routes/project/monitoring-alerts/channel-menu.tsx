import { Pause, Pencil, Play, Send, Trash2 } from '#web/components/ui/icons.tsx';
import type { Question } from '../../../components/actions/use-confirmation.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { alertsTexts } from '../../../i18n/project/alerts.ts';
import type { Channel } from './channels.tsx';

interface ChannelMenuProps {
  channel: Channel;
  busy: boolean;
  act: (intent: string, fields: Record<string, string>) => Promise<void>;
  ask: (question: Question) => void;
  onEdit: () => void;
}

export function ChannelMenu({ channel, busy, act, ask, onEdit }: ChannelMenuProps) {
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
