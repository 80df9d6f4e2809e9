import type { Paint } from '#cli/reports/paint.ts';
import { cutToFit, plain, TEXT_COLUMNS } from '#cli/reports/text-width.ts';
import { schemaAt } from '#cli/site-url.ts';
import { DIFF_RESULT_VERSION } from '#contract/schema-paths.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import { escapeAttribute } from '#domain/audit/texts/paste-tag.ts';
import type { Language } from '#domain/language.ts';
import type { FieldChange, PreviewChange } from './compare-previews.ts';
import type { DiffResult } from './diff-result.ts';
import { countStates, diffWords, fieldNames, sayLeft, sayValue, stateNames } from './diff-words.ts';

/** For the terminal: a block for each page that changes. */
export function diffText(diff: DiffResult, { language, paint }: { language: Language; paint: Paint }): string[] {
  const colours = { changed: paint.yellow, added: paint.green, removed: paint.red };
  const lines = diff.changes.flatMap(({ path, state, changes, ...sides }) => [
    '',
    `${colours[state](stateNames[state][language])} ${paint.bold(plain(path))}${scoresOf({ ...sides }, paint)}`,
    ...changes.map((change) => `  ${lineOf(change, language)}  ${paint.dim(nameList(change.platforms, language))}`),
  ]);
  return [
    '',
    countStates([...diff.changes, ...unreadStates(diff)], language),
    `${diffWords.score[language]} ${diff.scoreBefore} → ${diff.scoreAfter}`,
    ...lines,
    ...diff.addedPaths.map((path) => `${paint.green(stateNames.added[language])} ${plain(path)}`),
    ...diff.removedPaths.map((path) => `${paint.red(stateNames.removed[language])} ${plain(path)}`),
    ...diff.unread.map(
      ({ url, reason }) => `${diffWords.unread[language]}: ${plain(url)} ${pageFailureTexts[reason][language]}`,
    ),
    ...sayLeft(diff.left, language),
    '',
  ];
}

/** Pages that one side only lists. */
export const unreadStates = ({ addedPaths, removedPaths }: DiffResult) => [
  ...addedPaths.map(() => ({ state: 'added' as const })),
  ...removedPaths.map(() => ({ state: 'removed' as const })),
];

function scoresOf({ before, after }: Pick<PreviewChange, 'before' | 'after'>, paint: Paint): string {
  if (before === null || after === null) return '';
  return paint.dim(`  ${before.audit.score.score} → ${after.audit.score.score}`);
}

function lineOf(change: FieldChange, language: Language): string {
  const said = (side: 'before' | 'after') => cutToFit(plain(sayValue(change, side, language)), TEXT_COLUMNS / 2);
  return `${fieldNames[change.field][language]}: ${said('before')} → ${said('after')}`;
}

/** One file for the browser, with the images in it. */
export function diffHtml(diff: DiffResult, pictures: ReadonlyMap<string, string>, language: Language): string {
  const title = diffWords.title[language];
  const sections = diff.changes.map(({ path, state, changes }) => {
    const svg = pictures.get(path);
    const image =
      svg === undefined ? '' : `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
    const rows = changes.map((change) => {
      const said = (side: 'before' | 'after') => escapeAttribute(sayValue(change, side, language));
      return `<tr><th>${fieldNames[change.field][language]}</th><td>${said('before')}</td><td>${said('after')}</td><td>${nameList(change.platforms, language)}</td></tr>`;
    });
    const head = `<tr><th></th><th>${diffWords.before[language]}</th><th>${diffWords.after[language]}</th><th>${diffWords.where[language]}</th></tr>`;
    return `<section><h2>${escapeAttribute(path)} <small>${stateNames[state][language]}</small></h2>${image}${rows.length === 0 ? '' : `<div class="wide"><table>${head}${rows.join('')}</table></div>`}</section>`;
  });
  const others = [
    ...diff.addedPaths.map((path) => `${stateNames.added[language]}: ${path}`),
    ...diff.removedPaths.map((path) => `${stateNames.removed[language]}: ${path}`),
    ...diff.unread.map(
      ({ url, reason }) => `${diffWords.unread[language]}: ${url} ${pageFailureTexts[reason][language]}`,
    ),
    ...sayLeft(diff.left, language),
  ].map((line) => `<li>${escapeAttribute(line)}</li>`);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${title}</title><style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
img{max-width:100%;height:auto;border-radius:8px}.wide{overflow-x:auto}table{border-collapse:collapse;margin-top:1rem}
td,th{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;overflow-wrap:anywhere}section{margin:3rem 0}
th{white-space:nowrap}h2{overflow-wrap:anywhere}small{font-weight:400}</style></head><body>
<h1>${title}</h1><p>${escapeAttribute(countStates([...diff.changes, ...unreadStates(diff)], language))} ${diffWords.score[language]} ${diff.scoreBefore} → ${diff.scoreAfter}.</p>
${sections.join('\n')}<ul>${others.join('')}</ul>
</body></html>
`;
}

/** Programs of others read it: a field is added freely, and removed or changed only with a new version. */
export function diffJson(
  diff: DiffResult,
  { siteUrl, ...sides }: { before: string; after: string; siteUrl: string | null },
  pictures: ReadonlyMap<string, string>,
): string {
  return JSON.stringify({
    ...schemaAt(siteUrl, 'diff'),
    schemaVersion: DIFF_RESULT_VERSION,
    kind: 'diff',
    ...sides,
    scoreBefore: diff.scoreBefore,
    scoreAfter: diff.scoreAfter,
    pages: diff.changes.map(({ path, state, before, after, changes }) => ({
      path,
      state,
      urlBefore: before?.audit.finalUrl ?? null,
      urlAfter: after?.audit.finalUrl ?? null,
      scoreBefore: before?.audit.score.score ?? null,
      scoreAfter: after?.audit.score.score ?? null,
      changes,
      picture: pictures.get(path) ?? null,
    })),
    addedPaths: diff.addedPaths,
    removedPaths: diff.removedPaths,
    unread: diff.unread,
    left: diff.left,
  });
}
