const special = /[.+^${}()|[\]\\]/g;

/** `drafts/**`, `*.old.html`: `*` stays within a folder, `**` goes through folders, a pattern without `/` fits anywhere. */
export function matchesPattern(path: string, pattern: string): boolean {
  const whole = pattern.includes('/') ? pattern.replace(/^\.?\//, '') : `**/${pattern}`;
  const source = whole
    .replace(special, '\\$&')
    .replaceAll('**/', '\u0001')
    .replaceAll('**', '\u0002')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
    .replaceAll('\u0001', '(?:.*/)?')
    .replaceAll('\u0002', '.*');
  return new RegExp(`^${source}$`).test(path);
}
