import { whereIs } from '#domain/template/template-error.ts';

export type ReadJson = { ok: true; value: Record<string, unknown> } | { ok: false; line: number; isObject: boolean };

/** JSON that a person types: an object, or the line of the error. */
export function readJson(text: string): ReadJson {
  if (text.trim() === '') return { ok: true, value: {} };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ok: true, value: value as Record<string, unknown> };
    }
    return { ok: false, line: 1, isObject: false };
  } catch (error) {
    return { ok: false, line: lineOf(error, text), isObject: true };
  }
}

/** Chrome and Safari say `position 12`, Firefox `line 3 column 4`; otherwise the error is at the end. */
function lineOf(error: unknown, text: string): number {
  const message = error instanceof Error ? error.message : '';
  const [, line] = /line (\d+)/.exec(message) ?? [];
  if (line) return Number(line);
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return whereIs(text, position ? Number(position) : text.length).line;
}
