import type { Context } from 'hono';
import type { Language } from '#domain/language.ts';

/** The page reloads by itself; the PDF then comes as a download. */
const REFRESH_SECONDS = 3;

const words = {
  en: {
    title: 'Your PDF is being made',
    ahead: (count: number) => (count === 1 ? '1 PDF is before yours.' : `${count} PDFs are before yours.`),
    now: 'A few seconds more.',
    hint: 'The download starts by itself. You can leave this page open.',
  },
  de: {
    title: 'Ihr PDF wird erstellt',
    ahead: (count: number) => (count === 1 ? 'Vor Ihnen ist noch 1 PDF.' : `Vor Ihnen sind noch ${count} PDFs.`),
    now: 'Noch ein paar Sekunden.',
    hint: 'Der Download beginnt von selbst. Lassen Sie diese Seite einfach offen.',
  },
} satisfies Record<Language, unknown>;

/** Shown while a PDF is still in the queue: how many are before it. Works without scripts. */
export function waitingPage(context: Context, language: Language, ahead: number | null): Response {
  const { title, now, hint, ahead: before } = words[language];
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:26rem;padding:0 1.5rem}progress{width:100%}</style>
</head><body><h1>${title}</h1><progress aria-label="${title}"></progress><p role="status">${ahead ? before(ahead) : now}</p><p>${hint}</p></body></html>`;
  return context.html(html, 202, {
    'cache-control': 'no-store',
    refresh: String(REFRESH_SECONDS),
    'retry-after': String(REFRESH_SECONDS),
  });
}
