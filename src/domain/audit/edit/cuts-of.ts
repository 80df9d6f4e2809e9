import { type Cut, cutText } from '../emulation/cut-text.ts';
import { platforms } from '../platforms/index.ts';
import { countedPlatforms, type PlatformId } from '../platforms/platform-id.ts';

export interface TextCut extends Pick<Cut, 'length' | 'unit'> {
  platforms: PlatformId[];
}

/** Where a text would be cut, the shortest first; platforms with the same limit together. */
export function cutsOf(text: string, field: 'title' | 'description'): TextCut[] {
  const found = new Map<string, TextCut>();
  for (const id of countedPlatforms) {
    const { cut, lines } = platforms[id];
    const limit = cut[field];
    if (limit === null || lines('lg')[field] === 0 || cutText(text, limit) === text) continue;
    const { length, unit } = limit;
    const key = `${length} ${unit}`;
    const known = found.get(key) ?? { length, unit, platforms: [] };
    known.platforms.push(id);
    found.set(key, known);
  }
  return [...found.values()].sort((a, b) => a.length - b.length);
}
