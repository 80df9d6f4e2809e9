/** Where a platform cuts a text: after so many characters, or (Discord) bytes; `mark` is what it writes there. */
export interface Cut {
  unit: 'characters' | 'bytes';
  length: number;
  mark: '…' | '...';
}

export const characters = (length: number): Cut => ({ unit: 'characters', length, mark: '…' });

/** The text as the platform shows it. Never splits a character: counts code points, or whole UTF-8 sequences. */
export function cutText(text: string, cut: Cut | null): string {
  if (cut === null || text.length * 3 <= cut.length) return text;
  const points = Array.from(text);
  let used = 0;
  for (const [index, point] of points.entries()) {
    used += cut.unit === 'bytes' ? utf8Length(point) : 1;
    if (used > cut.length) return points.slice(0, index).join('').trimEnd() + cut.mark;
  }
  return text;
}

export const utf8Length = (text: string): number => new TextEncoder().encode(text).length;
