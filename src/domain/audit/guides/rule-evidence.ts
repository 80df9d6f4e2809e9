import { type Platform, ruleNames } from '#domain/audit/platform-rules.ts';
import { type EvidenceKind, type SourceId, sources } from '#domain/audit/platforms/sources.ts';
import { writeMonth } from '#domain/format/dates.ts';
import type { Language, Text } from '#domain/language.ts';
import { type SourcePlace, sourcePlaces } from './source-places.ts';

type WithSources = Pick<Platform, 'evidence' | 'contradictedBy' | 'variants'>;

/** Every source of the platform, those against a rule and of its variants too, in the order in which they are named. */
export const sourcesOf = ({ evidence, contradictedBy, variants }: WithSources): SourceId[] => [
  ...new Set([
    ...ruleNames.flatMap((rule) => [...(evidence[rule] ?? []), ...(contradictedBy[rule] ?? [])]),
    ...variants.map(({ source }) => source),
  ]),
];

export const sourceOf = (id: SourceId): SourcePlace & { kind: EvidenceKind } => ({
  kind: sources[id],
  ...sourcePlaces[id],
});

const OLD_YEARS = 2;

/** How many years old the document is, if it is so old that its platform may have changed since; otherwise null. */
export function yearsOld({ date }: Pick<SourcePlace, 'date'>, now: number): number | null {
  const years = (date?.match(/\b20\d\d\b/g) ?? []).map(Number);
  if (date === null || years.length === 0) return null;
  const year = Math.max(...years);
  const day =
    /\d{1,2} [A-Z][a-z]+ 20\d\d/.exec(date)?.[0] ?? /[A-Z][a-z]+ 20\d\d/.exec(date)?.[0] ?? `31 December ${year}`;
  const age = (now - Date.parse(`${day} UTC`)) / (365.25 * 86_400_000);
  return age > OLD_YEARS ? Math.floor(age) : null;
}

const months = Array.from({ length: 12 }, (_, at) => writeMonth(`2026-${at + 1}`, 'en').split(' ')[0] ?? '');
const germanWords = new Map([
  ['undated', 'ohne Datum'],
  ['and', 'und'],
  ['commit', 'Commit'],
  ['commits', 'Commits'],
]);
const inLanguage: Record<Language, (date: string) => string> = {
  en: (date) => date,
  de: (date) =>
    date
      .replace(
        new RegExp(`(?:(\\d{1,2}) )?(${months.join('|')}) (20\\d\\d)`, 'g'),
        (_, day: string, month: string, year) =>
          `${day ? `${day}. ` : ''}${writeMonth(`${year}-${months.indexOf(month) + 1}`, 'de')}`,
      )
      .replace(/\b(?:undated|and|commits?)\b/g, (word) => germanWords.get(word) ?? word),
};

/** The date of a document, which is stored in English. */
export const sourceDate = (date: string, language: Language): string => inLanguage[language](date);

/** Where the source can be opened; null: it has no address of its own. */
export function sourceLink({ where }: Pick<SourcePlace, 'where'>): string | null {
  const [first = ''] = where.split(/[\s,:;]+/);
  const issue = /^([\w.-]+\/[\w.-]+)#(\d+)$/.exec(first);
  if (issue) return `https://github.com/${issue[1]}/issues/${issue[2]}`;
  if (/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(first)) return `https://${first}`;
  if (/^[\w.-]+\/[\w.-]+$/.test(first)) return `https://github.com/${first}`;
  return null;
}

const publishers: ReadonlyMap<string, string> = new Map([
  ['developers.facebook.com', 'Meta for Developers'],
  ['docs.slack.dev', 'Slack developer docs'],
  ['api.slack.com', 'Slack API'],
  ['developer.x.com', 'X developer docs'],
  ['docs.discord.com', 'Discord developer docs'],
  ['developer.apple.com', 'Apple Developer'],
  ['developers.google.com', 'Google for Developers'],
  ['ogp.me', 'The Open Graph protocol'],
]);

type Named = Pick<SourcePlace, 'where' | 'called'>;

const onGitHub: Text = { en: 'on GitHub', de: 'auf GitHub' };

/** As its publisher calls it, with what is meant of it: `Meta for Developers: link-previews`, `mastodon/mastodon on GitHub`. */
export function sourceName({ where, called }: Named, language: Language): string {
  const link = sourceLink({ where });
  const url = link && URL.parse(link);
  if (!url) return called?.[language] ?? where;
  const parts = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'github.com') {
    const [owner, name, issues, number] = parts;
    return `${owner}/${name}${issues ? ` #${number}` : ''} ${onGitHub[language]}`;
  }
  const publisher = publishers.get(url.hostname) ?? url.hostname.replace(/^www\./, '');
  const last = parts.at(-1)?.replaceAll(/[-_]/g, ' ');
  // A number names an article to its publisher only.
  return last && !/^(\d+|[\da-f]{12,})$/.test(last) ? `${publisher}: ${last}` : publisher;
}

/** Beside a rule: the name alone, without what the list of sources says of the document. */
export const shortSourceName = (place: Named, language: Language): string =>
  sourceLink(place) ? sourceName(place, language) : (sourceName(place, language).split(/[,:;(]/)[0] ?? '').trim();
