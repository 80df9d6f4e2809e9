import { type ReactNode, useState } from 'react';
import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import { Search } from '#web/components/ui/icons.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { MoreGroup } from './more-group.tsx';
import { gridTexts } from './texts.ts';

/** With fewer than these, a search would be longer than the list. */
const SEARCHED_FROM = 6;

interface MorePlatformsProps {
  ids: readonly PlatformId[];
  language: Language;
  cell: (id: PlatformId) => ReactNode;
  listClass?: string;
}

const cards = 'pv-grid preview-cards pt-3 pb-8';

/** The same, with a search where the list is long. */
export function MorePlatforms({ ids, language, cell, listClass = cards }: MorePlatformsProps) {
  const [search, setSearch] = useState('');
  const found = findPlatforms(ids, search);
  return (
    <MoreGroup count={ids.length} language={language}>
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
        <ul className={listClass}>{found.map(cell)}</ul>
      ) : (
        <p role="status" className="pb-8 text-ink-soft">
          {gridTexts.noneFound[language](search.trim())}
        </p>
      )}
    </MoreGroup>
  );
}

export function findPlatforms(ids: readonly PlatformId[], search: string): PlatformId[] {
  const words = search.trim().toLowerCase();
  return ids.filter((id) => platformNames[id].toLowerCase().includes(words));
}
