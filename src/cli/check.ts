// npm run check -- URL: audits one page, or a whole site, from the terminal. Needs no database.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CHECK_RESULT_VERSION, checkResultPath } from '#contract/check-result.ts';
import type { PageAudit } from '#domain/audit/audit-page.ts';
import { scoreSite } from '#domain/audit/scoring/score.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Text } from '#domain/language.ts';
import {
  type AuditOptions,
  type AuditResult,
  auditUrlWithoutStages,
  type UnreadablePage,
} from '#flows/audit/audit-url.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { allowedHosts } from './allowed-hosts.ts';
import { type CheckOptions, readOptions } from './check-options.ts';
import { checkSite } from './check-site.ts';
import { paintWith, wantsColour } from './paint.ts';
import { progressBar } from './progress-bar.ts';
import { reportHtml } from './report-html.ts';
import { reportPage, reportSite } from './report-text.ts';
import { plain } from './text-width.ts';
import { usage } from './usage.ts';

const SITE_URL = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');
const USER_AGENT = `LinkbildBot/1.0 (+${SITE_URL}/for-developers)`;
/** `$schema` leads to the description of the rest. */
const version = { $schema: `${SITE_URL}${checkResultPath}`, schemaVersion: CHECK_RESULT_VERSION };
const exits = { fine: 0, below: 1, unusable: 2 } as const;

const words = {
  left: {
    en: 'more pages in the sitemap weren’t checked. Raise --limit to include them.',
    de: 'weitere Seiten der Sitemap wurden nicht geprüft. Erhöhen Sie dafür --limit.',
  },
  forbidden: {
    en: 'pages were skipped because robots.txt blocks them.',
    de: 'Seiten wurden übersprungen, weil die robots.txt sie sperrt.',
  },
  below: { en: 'is below', de: 'liegt unter' },
  written: { en: 'Report saved to', de: 'Bericht gespeichert:' },
} satisfies Record<string, Text>;

interface Checked {
  score: number;
  audits: PageAudit[];
  siteScore: number | null;
  lines: string[];
  json: object;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if ('help' in options) {
    console.log(usage[options.language]);
    return exits.fine;
  }
  if ('wrong' in options) {
    console.error(`${options.wrong}\n\n${usage[options.language]}`);
    return exits.unusable;
  }
  let safeFetch: SafeFetch;
  try {
    safeFetch = createSafeFetch({ allowedPrivateHosts: allowedHosts(options.url, process.env.ALLOWED_PRIVATE_HOSTS) });
  } catch (error) {
    console.error(`ALLOWED_PRIVATE_HOSTS: ${error instanceof Error ? error.message : error}`);
    return exits.unusable;
  }
  try {
    return await check(safeFetch, options);
  } finally {
    await safeFetch.close();
  }
}

async function check(safeFetch: SafeFetch, options: CheckOptions): Promise<number> {
  const { language } = options;
  const checked = options.site ? await site(safeFetch, options) : await page(safeFetch, options);
  if ('reason' in checked) {
    const why = explain(checked, options);
    if (options.json)
      console.log(
        JSON.stringify({
          ...version,
          ok: false,
          url: options.url,
          reason: checked.reason,
          message: pageFailureTexts[checked.reason],
        }),
      );
    console.error(why);
    return exits.unusable;
  }
  if (options.html !== null) {
    // npm changes to the package's folder; the path is relative to where the command was typed.
    const path = resolve(process.env.INIT_CWD ?? process.cwd(), options.html);
    await writeFile(path, reportHtml(checked.audits, checked.siteScore, language));
    console.error(`${words.written[language]} ${path}`);
  }
  console.log(options.json ? JSON.stringify(checked.json) : checked.lines.join('\n'));
  const isBelow = options.failUnder !== null && checked.score < options.failUnder;
  if (isBelow) console.error(`${checked.score} ${words.below[language]} ${options.failUnder}`);
  return isBelow ? exits.below : exits.fine;
}

const auditOptions = ({ platforms, language }: CheckOptions): AuditOptions => ({
  userAgent: USER_AGENT,
  platforms,
  acceptLanguage: language,
  imagesUrls: [process.env.IMAGES_URL ?? `${SITE_URL}/images`],
});

const brushes = () => paintWith(wantsColour(process.env, process.stdout.isTTY));

async function page(safeFetch: SafeFetch, options: CheckOptions): Promise<Checked | UnreadablePage> {
  const result = await auditEitherScheme(safeFetch, options);
  if (!result.ok) return result;
  const described = describeAudit(result.audit, result.evidence);
  const { language, cards, all } = options;
  return {
    score: described.score,
    audits: [result.audit],
    siteScore: null,
    lines: reportPage(described, { language, cards, all, paint: brushes(), columns: process.stdout.columns }),
    json: { ...version, ok: true, kind: 'page', ...described },
  };
}

/** Failures that another scheme may mend; a page that is missing is missing under both. */
const ofScheme: readonly UnreadablePage['reason'][] = ['tls', 'refused', 'timeout', 'bad-response'];

async function auditEitherScheme(safeFetch: SafeFetch, options: CheckOptions): Promise<AuditResult> {
  const result = await auditUrlWithoutStages(safeFetch, options.url, auditOptions(options));
  if (result.ok || !options.isSchemeGuessed || !ofScheme.includes(result.reason)) return result;
  const plainUrl = options.url.replace(/^https:/, 'http:');
  const second = await auditUrlWithoutStages(safeFetch, plainUrl, auditOptions(options));
  return second.ok ? second : result;
}

async function site(safeFetch: SafeFetch, options: CheckOptions): Promise<Checked | UnreadablePage> {
  const { language, url, limit } = options;
  const bar = progressBar(process.stderr);
  const isLocal = allowedHosts(url, '').length > 0;
  const found = await checkSite(safeFetch, url, { ...auditOptions(options), limit, isLocal, onPage: bar.draw });
  bar.clear();
  const { audits, unread, left, forbidden } = found;
  const [first] = unread;
  if (audits.length === 0 && first) return first;
  const scored = scoreSite([
    ...audits.map(({ finalUrl, score, imageType }) => ({ url: finalUrl, score: score.score, imageType })),
    ...unread.map((one) => ({ url: one.url, score: null, imageType: null })),
  ]);
  const notRead = unread.map((one) => ({ url: one.url, why: pageFailureTexts[one.reason][language] }));
  const lines = [
    ...reportSite(audits, notRead, scored, { language, paint: brushes() }),
    ...(left > 0 ? [`${left} ${words.left[language]}`] : []),
    ...(forbidden > 0 ? [`${forbidden} ${words.forbidden[language]}`] : []),
  ];
  const pages = audits.map((audit) => describeAudit(audit));
  return {
    score: scored.score,
    audits,
    siteScore: scored.score,
    lines,
    json: {
      ...version,
      ok: true,
      kind: 'site',
      url,
      score: scored.score,
      parts: scored.parts,
      pages,
      unread,
      left,
      forbidden,
    },
  };
}

function explain({ reason, url, status, detail }: UnreadablePage, { language }: CheckOptions): string {
  const more = status === null ? detail : `HTTP ${status}`;
  return `${plain(url)}: ${pageFailureTexts[reason][language]}${more ? ` (${plain(more)})` : ''}`;
}

process.exitCode = await main();
