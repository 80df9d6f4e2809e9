import type { Call } from '#contract/call.ts';
import type { Access } from '#domain/access/permissions.ts';
import type { Language } from '#domain/language.ts';
import type { Settings } from '#io/io.ts';
import { type Html, html } from '#io/mail/html.ts';
import { inlineDocument, offeredCalls } from './openapi.ts';

// A page for reading, without scripts: every call with its input and output, from the same contract that validates it.

const texts = {
  en: {
    title: 'Linkbild API',
    description:
      'Every call of the Linkbild API with its request and response: projects, pages, images, audits and figures.',
    costs: 'Price',
    costsFact: 'Free to start',
    calls: 'Calls',
    intro: 'Requests and responses are JSON. The base URL is',
    token: 'Create a personal token on your account page and send it as',
    takes: 'Request',
    gives: 'Response',
    machine: 'Machine-readable',
    access: 'Access',
    who: {
      public: 'everyone',
      site: 'a connected site, with its own token',
      user: 'anyone who is logged in',
      editor: 'editors of the project',
      'project-admin': 'admins of the project',
      superadmin: 'super admins',
    },
  },
  de: {
    title: 'Linkbild-API',
    description: 'Alle Aufrufe der Linkbild-API mit Anfrage und Antwort: Projekte, Seiten, Bilder, Audits und Zahlen.',
    costs: 'Preis',
    costsFact: 'Kostenlos starten',
    calls: 'Aufrufe',
    intro: 'Anfragen und Antworten sind JSON. Die Basis-URL ist',
    token: 'Legen Sie auf Ihrer Kontoseite ein persönliches Token an und senden Sie es als',
    takes: 'Anfrage',
    gives: 'Antwort',
    machine: 'Maschinenlesbar',
    access: 'Zugriff',
    who: {
      public: 'alle',
      site: 'eine verbundene Website, mit eigenem Token',
      user: 'alle, die angemeldet sind',
      editor: 'Bearbeiter des Projekts',
      'project-admin': 'Admins des Projekts',
      superadmin: 'Super-Admins',
    },
  },
} as const satisfies Record<Language, { who: Record<Access, string> } & Record<string, unknown>>;

const style = `
body{margin:0;background:#fbfaf7;color:#1b1a16;font:16px/1.55 ui-sans-serif,system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:64px 20px}h1{font-size:44px;line-height:1.1;letter-spacing:-.03em;margin:0 0 16px}
h2{font-size:15px;margin:56px 0 8px;color:#6b675c;font-weight:600}details{border-top:1px solid #e4e0d5}
summary{padding:14px 0;cursor:pointer;display:flex;gap:12px;flex-wrap:wrap;align-items:baseline}
code{font:14px/1.5 ui-monospace,SFMono-Regular,monospace;overflow-wrap:anywhere}.method{color:#b02f0b;font-weight:700;min-width:60px}
.what{color:#6b675c}pre{background:#f1eee6;padding:16px;overflow:auto;border-radius:4px;margin:0 0 16px}a{color:#b02f0b}
:focus-visible{outline:2px solid #b02f0b;outline-offset:2px}p.small{color:#6b675c;font-size:14px;margin:0 0 8px}
@media(prefers-color-scheme:dark){body{background:#161511;color:#f0ede4}pre{background:#211f1a}details{border-color:#34312a}
a,.method{color:#ff8a66}.what,h2,p.small{color:#a8a396}}`;

/**
 * Made once for each language: two megabytes that say the same for everybody, and a tenth of a second of the thread that
 * answers them.
 */
export function createDocsPage(settings: Settings): (language: Language) => Response {
  const made = new Map<Language, Uint8Array<ArrayBuffer>>();
  return (language) => {
    const page = made.get(language) ?? new TextEncoder().encode(docsMarkup(settings, language));
    made.set(language, page);
    return new Response(page, { headers });
  };
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'",
};

function docsMarkup(settings: Settings, language: Language): string {
  const words = texts[language];
  const { paths } = inlineDocument(settings);
  const offered = offeredCalls(settings).map(([, call]) => call);
  const areas = Map.groupBy(offered, (call) => call.path.split('/')[1] ?? '');
  const page = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>${cardTags(settings, language, offered.length)}<link rel="icon" href="/favicon.svg"><style>${style}</style></head><body><main>
<h1>${words.title}</h1><p>${words.intro} <code>${settings.apiUrl}</code>. ${words.token} <code>Authorization: Bearer lbk_…</code>.</p>
<p>${words.machine}: <a href="openapi.json">openapi.json</a>, <a href="openapi-admin.json">openapi-admin.json</a> (OpenAPI 3.1)</p>
${[...areas].map(([area, all]) => html`<section><h2 id="${area}">${area}</h2>${all.map((call) => entry(call, paths, words, language))}</section>`)}
</main></body></html>`;
  return page.markup;
}

/** The page's own card, as every public page of ours has one. */
function cardTags({ apiUrl, imagesUrl }: Settings, language: Language, callCount: number): Html {
  const { title, description, costs, costsFact, calls: callsLabel } = texts[language];
  const image = `${imagesUrl}/site/docs/developers-${language}.jpg`;
  return html`<meta name="description" content="${description}"><link rel="canonical" href="${apiUrl}/docs">
<meta property="og:type" content="website"><meta property="og:site_name" content="Linkbild">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta property="og:url" content="${apiUrl}/docs"><meta property="og:image" content="${image}">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta property="og:image:type" content="image/jpeg"><meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image"><meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}"><meta name="twitter:image" content="${image}">
<meta name="twitter:label1" content="${costs}"><meta name="twitter:data1" content="${costsFact}">
<meta name="twitter:label2" content="${callsLabel}"><meta name="twitter:data2" content="${callCount}">`;
}

function entry(
  call: Call,
  paths: ReturnType<typeof inlineDocument>['paths'],
  words: (typeof texts)[Language],
  language: Language,
): Html {
  const described = paths[call.path.replace(/(?<=.)\/$/, '')]?.[call.method] as {
    requestBody?: object;
    responses: object;
    parameters: object[];
  };
  const takes = { parameters: described.parameters, body: described.requestBody };
  return html`<details><summary><code class="method">${call.method.toUpperCase()}</code><code>${call.path}</code><span class="what">${call.summary[language]}</span></summary>
<p class="small">${words.access}: ${words.who[call.access]}</p>
<p class="small">${words.takes}</p><pre><code>${JSON.stringify(takes, null, 2)}</code></pre>
<p class="small">${words.gives}</p><pre><code>${JSON.stringify(described.responses, null, 2)}</code></pre></details>`;
}
