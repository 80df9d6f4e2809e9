// Threat: a name or an address with markup in it changes what a mail says. So mails are written with one tag that
// escapes every value; only the tag's own output passes unchanged.

export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
);
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character);

type Value = string | number | Html | Html[];

const written = (value: Value): string => {
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(written).join('');
  return escapeHtml(String(value));
};

export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((all, part, index) => all + written(values[index - 1] ?? '') + part));
}
