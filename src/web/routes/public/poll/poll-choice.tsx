import type { PollVariant } from '#domain/poll.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { pollTexts } from '../../../i18n/public/articles.ts';
import { PollCard } from './poll-card.tsx';

export function PollChoice({ order }: { order: readonly PollVariant[] }) {
  const texts = useTexts(pollTexts);
  const names = { 'with-picture': texts.withImage, 'without-picture': texts.withoutImage };
  return (
    <form method="post" className="mt-8 grid items-end gap-10 md:grid-cols-2">
      <input type="hidden" name="order" value={order.join(',')} />
      {order.map((variant) => (
        <div key={variant} className="flex min-w-0 flex-col">
          <PollCard variant={variant} />
          <div className="mt-5 text-center">
            <Button
              type="submit"
              name="variant"
              value={variant}
              size="lg"
              variant="outline"
              label={`${texts.choose}: ${names[variant]}`}
            >
              {texts.choose}
            </Button>
          </div>
        </div>
      ))}
    </form>
  );
}
