import { useState } from 'react';
import { isCounted, type PlatformId, platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { PageState } from '#domain/watch/page-state.ts';
import { Select } from '#web/components/ui/select.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { pageHistoryTexts } from '#web/i18n/project/page-history.ts';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { cardOfState } from './card-of-state.ts';

export interface ComparedProps {
  before: PageState;
  after: PageState;
  /** Where our copies of the images are; null: there was none. */
  copies: { before: string | null; after: string | null };
}

/** One platform's card before and after. The first to be shown is one that differs. */
export function ComparedCards({ before, after, copies }: ComparedProps) {
  const texts = useTexts(pageHistoryTexts);
  const [platform, setPlatform] = useState<PlatformId>(() => mostChanged(before, after));
  const sides = [
    { name: texts.before, card: cardOfState(before, platform, copies.before) },
    { name: texts.after, card: cardOfState(after, platform, copies.after) },
  ];
  const language = useLanguage();
  const known = platformIds.filter((id) => before.cards[id] || after.cards[id]);
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <h3 className="text-lg">{texts.cards}</h3>
        <Select
          className="w-full sm:w-56"
          label={texts.platform}
          value={platform}
          onChange={setPlatform}
          options={known.map((id) => ({ value: id, label: platformNames[id] }))}
        />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        {sides.map(({ name, card }) => (
          <div key={name} className="min-w-0">
            <p className="mb-2 text-ink-soft text-sm">{name}</p>
            {card ? (
              <PlatformPreview key={card.image?.url ?? 'none'} card={card} language={language} eager />
            ) : (
              <p className="rounded-lg border border-line p-6 text-ink-faint text-sm">{texts.noCard}</p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function mostChanged(before: PageState, after: PageState): PlatformId {
  const counted = platformIds.filter((id) => isCounted(id) && before.cards[id] && after.cards[id]);
  const look = (state: PageState, id: PlatformId) => {
    const { layout, isShown } = state.cards[id] ?? {};
    return `${layout} ${isShown}`;
  };
  const words = (state: PageState, id: PlatformId) => {
    const { title, description } = state.cards[id] ?? {};
    return `${title} ${description}`;
  };
  return (
    counted.find((id) => look(before, id) !== look(after, id)) ??
    counted.find((id) => words(before, id) !== words(after, id)) ??
    counted[0] ??
    'whatsapp'
  );
}
