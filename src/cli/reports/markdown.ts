/** GitHub refuses longer comments; GitLab takes a million characters. A job's summary may have a mebibyte. */
export const COMMENT_CHARACTERS = 65_536;

// Page texts in a comment. Threat: a title that mentions people, closes the table, hides text or loads an image from
// elsewhere. Signs of Markdown and HTML become entities, @ and # lose their meaning.
const signs = /[\\`*_{}[\]()<>#+!|&~@$^=\-.:/]/g;

export const md = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(signs, (sign) => (/[.:/-]/.test(sign) ? sign : `&#${sign.charCodeAt(0)};`))
    .replace(/https?:\/\//g, (scheme) => scheme.replace(':', '&#58;'));

/** As code, where it is read sign by sign. */
export const mdCode = (text: string): string => `<code>${md(text)}</code>`;

/** Whole lines, as many as fit, then a line about the rest. */
export function fitLines(lines: readonly string[], limit: number, rest: (left: number) => string): string[] {
  const reserve = rest(lines.length).length + 1;
  let used = 0;
  const fitting: string[] = [];
  for (const line of lines) {
    used += line.length + 1;
    if (used > limit - reserve) break;
    fitting.push(line);
  }
  return fitting.length === lines.length ? fitting : [...fitting, rest(lines.length - fitting.length)];
}
