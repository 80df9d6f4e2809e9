const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

const named: Record<string, string> = {
  ä: '&auml;',
  ö: '&ouml;',
  ü: '&uuml;',
  Ä: '&Auml;',
  Ö: '&Ouml;',
  Ü: '&Uuml;',
  '–': '&ndash;',
};
/** Every letter beyond ASCII as an entity: named, hexadecimal and decimal in turn, as editors of different age leave them. */
export const entities = (text: string) =>
  escapeHtml(text).replace(/[^\0-\x7f]/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return named[letter] ?? (code % 2 ? `&#x${code.toString(16).toUpperCase()};` : `&#${code};`);
  });

/** Inside a script element: no `</script>` and no `<!--` may appear. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
