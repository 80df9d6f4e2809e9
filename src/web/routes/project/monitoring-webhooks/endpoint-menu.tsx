import type { Question } from '#web/components/actions/use-confirmation.tsx';
import { Menu } from '#web/components/menu/menu.tsx';
import { KeyRound, Pause, Pencil, Play, Send, Trash2 } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { webhooksTexts } from '#web/i18n/project/webhooks.ts';
import type { Endpoint } from './endpoint-list.tsx';

interface EndpointMenuProps {
  endpoint: Endpoint;
  busy: boolean;
  act: (intent: string, fields: Record<string, string>) => Promise<void>;
  ask: (question: Question) => void;
  onEdit: () => void;
}

export function EndpointMenu({ endpoint, busy, act, ask, onEdit }: EndpointMenuProps) {
  const texts = useTexts(webhooksTexts);
  const id = String(endpoint.id);
  return (
    <Menu
      label={texts.actionsFor(endpoint.url)}
      busy={busy}
      entries={[
        { label: texts.edit, icon: <Pencil aria-hidden />, run: onEdit },
        ...(endpoint.pausedAt
          ? []
          : [{ label: texts.test, icon: <Send aria-hidden />, run: () => act('test', { id }) }]),
        endpoint.pausedAt
          ? { label: texts.resume, icon: <Play aria-hidden />, run: () => act('resume', { id }) }
          : { label: texts.pause, icon: <Pause aria-hidden />, run: () => act('pause', { id }) },
        {
          label: texts.rotate,
          icon: <KeyRound aria-hidden />,
          run: () =>
            ask({
              title: texts.rotateQuestion,
              description: texts.rotateText,
              confirm: texts.rotate,
              onConfirm: () => act('rotate', { id }),
            }),
        },
        'line',
        {
          label: texts.delete,
          icon: <Trash2 aria-hidden />,
          tone: 'bad',
          run: () =>
            ask({
              title: texts.deleteQuestion,
              description: texts.deleteText,
              confirm: texts.delete,
              onConfirm: () => act('delete', { id }),
            }),
        },
      ]}
    />
  );
}
