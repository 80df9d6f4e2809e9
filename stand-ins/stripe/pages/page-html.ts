export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const style = `body{margin:0;font:16px/1.4 system-ui,sans-serif;background:#f6f8fa;color:#1a1f36}
main{max-width:520px;margin:24px auto;padding:24px;background:#fff;border-radius:12px;box-shadow:0 1px 3px #0003}
label{display:block;margin:12px 0;font-size:14px}input,select{display:block;box-sizing:border-box;width:100%;font:inherit;padding:8px;border:1px solid #6a7383;border-radius:6px}
button,.button{font:inherit;font-weight:600;padding:10px 16px;border-radius:6px;border:1px solid #6a7383;background:#fff;cursor:pointer}
button.primary{background:#0a5fd6;border-color:#0a5fd6;color:#fff}
table{width:100%;border-collapse:collapse}td{padding:4px 0}td:last-child{text-align:right}
.problem{color:#b3093c;font-weight:600}.note{color:#4f566b;font-size:14px}`;

export const pageHtml = (title: string, body: string, locale: PageLocale) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

export type PageLocale = 'en' | 'de';

/** The page's language, or that of the customer. */
export const localeOf = (locale: string | null | undefined, preferred: string[] | null | undefined): PageLocale =>
  (locale && locale !== 'auto' ? locale : (preferred?.[0] ?? 'en')).startsWith('de') ? 'de' : 'en';

export const money = (amount: number, currency: string, locale: PageLocale) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);

export const dateText = (seconds: number, locale: PageLocale) =>
  new Date(seconds * 1000).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });

export const field = (name: string, label: string, value = '', more = '') =>
  `<label>${label}<input name="${name}" value="${escapeHtml(value)}" ${more}></label>`;

export const problemHtml = (problem: string | null) =>
  problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : '';
