import type { RuleName } from '#domain/audit/platform-rules.ts';
import type { Text } from '#domain/language.ts';
import type { LabImageName } from './lab-images.ts';

/** Topics of questions, in the order of the lists on screens. */
export const labGroups = [
  'title',
  'description',
  'siteName',
  'image',
  'size',
  'format',
  'bytes',
  'twitterCard',
  'window',
  'place',
  'encoding',
  'robots',
  'redirects',
  'oembed',
] as const;
export type LabGroup = (typeof labGroups)[number];

/**
 * One question to the platforms, and the page that asks it (docs/decisions/069-the-lab.md). Texts of a page name the
 * tag they stand in, so a screenshot is the answer.
 */
export interface LabCase {
  /** Part of its address. */
  id: string;
  group: LabGroup;
  question: Text;
  /** The rule that a differing card contradicts. */
  rule: RuleName;
  /** The whole page; fill-page.ts fills in what stands in double braces. */
  html: string;
  /** How the page is written; UTF-8 unless set. */
  encoding?: 'latin1';
  /** `text/html; charset=utf-8` unless set. */
  contentType?: string;
  headers?: Readonly<Record<string, string>>;
  status?: number;
  /** How many redirects lead to the page. */
  redirects?: number;
  /** The answer at the address that `{{oembed}}` stands for. */
  oembed?: Readonly<Record<string, string | number>>;
  /** Its address is below one that robots.txt closes to everybody. */
  isClosed?: true;
  /** A request for a part of the page gets that part; otherwise the whole, as from most shops. */
  givesRanges?: true;
  /** The source of the answer beside the page; without it, reading the page is enough. */
  needs?: 'images' | 'server';
  /** Our rules start from a page that was read, so they predict nothing for this case. */
  isNotEmulated?: true;
}

/** Where the pages of a run are: `https://…/lab/{token}`. */
export interface LabPlace {
  siteUrl: string;
  token: string;
}

/** In place of a token: shown and not recorded. */
export const LOOK = 'look';
/** robots.txt closes everything below it. */
export const CLOSED = 'closed';
export const OEMBED_FILE = 'oembed.json';

/** The address that is posted: with redirects, the first of them. */
export function labAddress(
  { siteUrl, token }: LabPlace,
  labCase: Pick<LabCase, 'id' | 'isClosed' | 'redirects'>,
): string {
  const page = pageAddress({ siteUrl, token }, labCase);
  return labCase.redirects ? hopAddress(page, labCase.redirects) : page;
}

export const pageAddress = ({ siteUrl, token }: LabPlace, { id, isClosed }: Pick<LabCase, 'id' | 'isClosed'>): string =>
  `${siteUrl}/lab/${isClosed ? `${CLOSED}/` : ''}${token}/${id}`;

/** A redirect on the way to the page; `left`: how many there are from it on. */
export const hopAddress = (page: string, left: number): string => `${page}/hop-${left}`;

export const fileAddress = (page: string, name: LabImageName | typeof OEMBED_FILE): string => `${page}/${name}`;
