import { type ReactNode, useState } from 'react';
import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import { Accordion } from '#web/components/audit/accordion.tsx';
import { Search } from '#web/components/ui/icons.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { gridTexts } from './texts.ts';

/** With fewer than these, a search would be longer than the list. */
const SEARCHED_FROM = 6;

interface MorePlatformsProps {
  ids: readonly PlatformId[];
  language: Language;
  cell: (id: PlatformId) => ReactNode;
}

/** Cards of the platforms that don't count in the score: folded, after all others. Paper has no room for them. */
export function MorePlatforms({ ids, language, cell }: MorePlatformsProps) {
  const [search, setSearch] = useState('');
  if (ids.length === 0) return null;
  const found = findPlatforms(ids, search);
  return (
    <Accordion
      className="border-line border-y print:hidden"
      summaryClass="py-3"
      summary={
        <span>
          {gridTexts.more[language]} <span className="text-ink-soft">{gridTexts.notCounted[language](ids.length)}</span>
        </span>
      }
    >
      {ids.length >= SEARCHED_FROM && (
        <TextField
          className="mt-1 mb-4 max-w-xs"
          name="platform"
          type="search"
          label={gridTexts.search[language]}
          labelHidden
          placeholder={gridTexts.search[language]}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          before={<Search aria-hidden className="size-4" />}
        />
      )}
      {found.length > 0 ? (
        <ul className="pv-grid preview-cards pt-3 pb-8">{found.map(cell)}</ul>
      ) : (
        <p role="status" className="pb-8 text-ink-soft">
          {gridTexts.noneFound[language](search.trim())}
        </p>
      )}
    </Accordion>
  );
}

export function findPlatforms(ids: readonly PlatformId[], search: string): PlatformId[] {
  const words = search.trim().toLowerCase();
  return ids.filter((id) => platformNames[id].toLowerCase().includes(words));
}
