import { type PlatformId, platformIds, platformNames } from './platform-id.ts';

/** Other names people type. `google` means both of its cards. */
const aliases = [
  ['x', ['twitter']],
  ['messenger', ['facebook']],
  ['google', ['google-search', 'google-discover']],
  ['discover', ['google-discover']],
  ['android-messages', ['google-messages']],
  ['apple-messages', ['imessage']],
] as const satisfies [string, PlatformId[]][];

export type PlatformAlias = (typeof aliases)[number][0];

const byAlias: ReadonlyMap<string, readonly PlatformId[]> = new Map<string, readonly PlatformId[]>(aliases);

/** The platforms of a name as people write it: `x`, `Twitter`, `microsoft teams`; null: there is none. */
export function platformsNamed(name: string): readonly PlatformId[] | null {
  const word = wordOf(name);
  const id = platformIds.find((known) => known === word || wordOf(platformNames[known]) === word);
  return id === undefined ? (byAlias.get(word) ?? null) : [id];
}

const wordOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-');
