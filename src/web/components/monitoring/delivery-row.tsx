import type { Delivery } from '#contract/calls/webhooks.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { ChevronDown } from '#web/components/ui/icons.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { webhooksTexts } from '#web/i18n/project/webhooks.ts';

const tones: Record<Delivery['state'], Tone> = { waiting: 'info', delivered: 'good', failed: 'bad' };

interface DeliveryRowProps {
  delivery: Delivery;
  isBusy: boolean;
  /** Null: the person may not, or the webhook is paused. */
  onReplay: (() => void) | null;
}

/** The request and the answer of a delivery; the long texts are collapsed. */
export function DeliveryRow({ delivery, isBusy, onReplay }: DeliveryRowProps) {
  const texts = useTexts(webhooksTexts);
  const common = useTexts(commonTexts);
  const { event, state, createdAt, attempts, status, answer, nextAttemptAt, eventId } = delivery;
  return (
    <li className="py-2">
      <details className="group">
        <summary className="grid cursor-pointer gap-x-4 gap-y-1 rounded-md py-2 text-sm hover:bg-hover/60 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:items-center">
          <span>
            <Badge tone={tones[state]}>{texts[state]}</Badge>
          </span>
          <span className="min-w-0">
            <span className="font-[550]">{texts[event]}</span>{' '}
            <span className="text-ink-faint">
              {attempts > 0 && `${status === null ? texts.noAnswer : texts.status(status)} · `}
              {texts.attempts(attempts)}
            </span>
          </span>
          <span className="figures flex items-center justify-between gap-4 text-ink-faint">
            <Timestamp iso={createdAt} isFull />
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180"
            />
          </span>
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2 pb-4">
          <p className="text-ink-faint text-sm [overflow-wrap:anywhere]">
            <code className="font-mono text-xs">webhook-id: {eventId}</code>
            {nextAttemptAt && (
              <>
                {' · '}
                {texts.nextAttempt}: <Timestamp iso={nextAttemptAt} isFull />
              </>
            )}
          </p>
          <CodeBlock code={readable(delivery.body)} title={texts.body} bounded texts={common} />
          {answer && <CodeBlock code={answer} title={texts.answer} bounded texts={common} />}
          {onReplay && (
            <div>
              <Button size="sm" variant="outline" state={isBusy ? 'loading' : 'idle'} onClick={onReplay}>
                {texts.replay}
              </Button>
            </div>
          )}
        </div>
      </details>
    </li>
  );
}

/** Indented for reading. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
