import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { encodePage, filler } from '#domain/lab/fill-page.ts';
import type { ReadField } from '#domain/lab/lab-cards.ts';
import { expectedOf, type ScoredField, type SuiteCase, scoreAnswer } from '#domain/lab/suite.ts';

const MAX_CASE_MS = 10_000;

/** What an adapter gets: the page as a server sends it, and as text. */
export interface AdapterPage {
  url: string;
  html: string;
  bytes: Uint8Array;
  contentType: string;
}

type AdapterAnswer = Partial<Record<ReadField, unknown>> | null | undefined;

export interface Adapter {
  name: string;
  /** Whose card it draws; null: nobody's in particular. */
  platform: PlatformId | null;
  read: (page: AdapterPage) => AdapterAnswer | Promise<AdapterAnswer>;
}

export interface ScoredCase {
  id: string;
  group: SuiteCase['group'];
  question: SuiteCase['question'];
  fields: ScoredField[];
  /** What the adapter threw. */
  error: string | null;
}

/** A module with a default function or one called `read`; `name` and `platform` may be there too. */
export async function loadAdapter(path: string, folder: string): Promise<Adapter | null> {
  const module: Record<string, unknown> = await import(pathToFileURL(resolve(folder, path)).href);
  const read = module.default ?? module.read;
  if (typeof read !== 'function') return null;
  const platform = platformIds.find((id) => id === module.platform) ?? null;
  return { name: typeof module.name === 'string' ? module.name : path, platform, read: read as Adapter['read'] };
}

/** Every case that reading the page is enough for, one after another. */
export async function runAdapter(
  { read }: Pick<Adapter, 'read'>,
  cases: readonly SuiteCase[],
  platform: PlatformId | null,
): Promise<ScoredCase[]> {
  const scored: ScoredCase[] = [];
  for (const labCase of cases) {
    if (!labCase.expected) continue;
    const { id, group, question } = labCase;
    // What platforms disagree on is no question to a tool for no platform in particular.
    if (Object.keys(expectedOf(labCase.expected, platform)).length === 0) continue;
    const page = pageOf(labCase);
    const { got, error } = await attempt(() => read(page));
    scored.push({ id, group, question, fields: scoreAnswer(labCase.expected, got, platform), error });
  }
  return scored;
}

export function pageOf({ url, contentType, encoding, html: template }: SuiteCase): AdapterPage {
  const html = template.replace(/\{\{filler:(\d+)\}\}/g, (_, bytes) => filler(Number(bytes)));
  return { url, contentType, html, bytes: encodePage(html, encoding) };
}

async function attempt(read: () => AdapterAnswer | Promise<AdapterAnswer>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${MAX_CASE_MS / 1000} s`)), MAX_CASE_MS);
  });
  try {
    return { got: (await Promise.race([read(), late])) ?? {}, error: null };
  } catch (error) {
    return { got: {}, error: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** A case counts once, however many fields it asks for. */
export const isRight = ({ fields, error }: ScoredCase): boolean => error === null && fields.every((one) => one.isRight);

/** Percent of the cases, rounded down: only what is whole is 100. */
export const scoreOf = (cases: readonly ScoredCase[]): number =>
  cases.length === 0 ? 0 : Math.floor((1000 * cases.filter(isRight).length) / cases.length) / 10;
