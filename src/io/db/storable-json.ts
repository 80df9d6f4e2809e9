/**
 * What JSON writes for a NUL or half a surrogate pair; a preceding backslash would make it plain text, so this is only
 * a hint.
 */
const suspect = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

const clean = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;

/** JSON that PostgreSQL accepts: pages may contain NUL and broken characters, jsonb may not. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return suspect.test(json) ? JSON.stringify(value, clean) : json;
}

export const storableText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();
