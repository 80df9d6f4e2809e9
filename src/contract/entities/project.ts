import { z } from 'zod';
import { Colour, freeData, line, Timestamp, WebAddress } from '#contract/fields.ts';
import { reportVisibilities } from '#domain/access/report-visibility.ts';
import { crawlKinds } from '#domain/agents/kind.ts';
import type { SubPageResult } from '#domain/audit/scoring/score-page.ts';
import { assetTypes, pageStates, pageTypes, templateStates } from '#domain/enumerations.ts';

export const Route = z.object({
  id: z.number(),
  uuid: z.string(),
  path: z.string(),
  isFallback: z.boolean(),
  position: z.number(),
  projectId: z.number(),
  subPageCount: z.number(),
  /** For the tooltip: the first three URLs without domain. */
  firstSubPages: z.array(z.string()),
  liveTemplates: z.number(),
  previewImageUrl: z.string().nullable(),
  sampleSubPageId: z.number().nullable(),
  /** The page that the route's images are drawn with: the chosen one, otherwise the newest that was read. */
  sampleSubPage: z
    .object({
      id: z.number(),
      url: z.string(),
      path: z.string(),
      title: z.string().nullable(),
      description: z.string().nullable(),
    })
    .nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Route = z.output<typeof Route>;

export const Asset = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  type: z.enum(assetTypes),
  value: z.string(),
  /** For an uploaded font `family`, `weight`, `style`, `format`; for an uploaded image `width` and `height`. */
  payload: z.record(z.string(), z.unknown()).nullable(),
  /** URL of the upload, absolute: it can be used in a template. */
  url: z.string().nullable(),
  contentType: z.string().nullable(),
  bytes: z.number().nullable(),
  /** Templates that use it. */
  usedBy: z.number(),
  /** The project's fallback image. */
  isDefaultImage: z.boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Asset = z.output<typeof Asset>;

export const Project = z.object({
  id: z.number(),
  uuid: z.string(),
  slug: z.string(),
  full: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  logoUrl: z.string().nullable(),
  demoUrl: z.string().nullable(),
  notes: z.string().nullable(),
  pageType: z.enum(pageTypes),
  state: z.enum(pageStates),
  primaryColor: z.string().nullable(),
  shopifyUrl: z.string().nullable(),
  baseRouteTemplateDataParams: z.record(z.string(), z.unknown()),
  baseTemplates: z.array(z.string()),
  locales: z.record(z.string(), z.string()),
  fonts: z.array(z.string()),
  /** What went wrong at the last read of the site, and what the plan omits, as text. */
  problems: z.array(z.object({ en: z.string(), de: z.string() })),
  /** URLs in the sitemap, including those over the plan's limit. */
  subPagesFound: z.number().nullable(),
  subPagesFetchedAt: Timestamp.nullable(),
  /** When an image request last got the fallback image because the plan's sub pages were used up. */
  overLimitAt: Timestamp.nullable(),
  verifiedAt: Timestamp.nullable(),
  /** Who can see the reports besides the members, and the unguessable part of their URL. */
  reportVisibility: z.enum(reportVisibilities),
  reportKey: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Project = z.output<typeof Project>;

/** What people may change of it (`saveProject`). */
export const projectChange = {
  title: line(200).optional(),
  description: line(1000).optional(),
  logoUrl: WebAddress.nullish(),
  demoUrl: WebAddress.nullish(),
  notes: line(5000).optional(),
  pageType: z.enum(pageTypes).optional(),
  primaryColor: Colour.nullish(),
  shopifyUrl: WebAddress.nullish(),
  baseRouteTemplateDataParams: freeData.optional(),
  baseTemplates: z.array(line(100)).max(100).optional(),
};

export const SubPage = z.object({
  id: z.number(),
  uuid: z.string(),
  projectId: z.number(),
  url: z.string(),
  path: z.string(),
  status: z.number(),
  dataStatus: z.number(),
  type: z.string().nullable(),
  routeId: z.number().nullable(),
  /** A template of its own instead of the route's. */
  routeTemplateId: z.number().nullable(),
  /** The simple form of its live image's URL: always the current one. */
  liveImageUrl: z.string(),
  title: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** Score, type of image, score by platform and failing checks, since the page was last read. */
  result: z.custom<SubPageResult>().nullable(),
  screenshotUrl: z.string().nullable(),
  lastModifiedAt: Timestamp.nullable(),
  fetchedAt: Timestamp.nullable(),
});
export type SubPage = z.output<typeof SubPage>;

/** One fetch of an image by a platform or a person. */
export const Crawl = z.object({
  id: z.number(),
  createdAt: Timestamp,
  source: z.string(),
  bot: z.string(),
  isBot: z.boolean(),
  kind: z.enum(crawlKinds),
  state: z.number(),
  status: z.number(),
  milliseconds: z.number(),
  url: z.string().nullable(),
  subPageId: z.number().nullable(),
  routeTemplateId: z.number().nullable(),
});
export type Crawl = z.output<typeof Crawl>;

/** By source and kind, most first. Agents that no row of the table matches are `Unknown`. */
const CountedSources = z.array(z.object({ source: z.string(), kind: z.enum(crawlKinds), count: z.number() }));

const countsByKind = {
  /** A platform fetched because somebody posted the link. */
  shares: z.number(),
  /** Search engines, SEO tools, assistants, proxies and monitors, which come on their own. */
  crawlers: z.number(),
  /** Browsers. */
  people: z.number(),
  /** Unknown programs. */
  unknown: z.number(),
};

/** Fetches of a project's images. */
export const Stats = z.object({
  from: Timestamp,
  to: Timestamp,
  total: z.number(),
  ...countsByKind,
  days: z.array(z.object({ day: z.string(), count: z.number(), ...countsByKind })),
  /** As the filter `type` takes them. */
  sources: CountedSources,
  /** How the fetches were served. */
  states: z.object({ drawn: z.number(), stored: z.number(), redirected: z.number() }),
  /** Which pages are shared where: most shared first, each with who fetched it. */
  subPages: z.array(
    z.object({
      url: z.string(),
      subPageUuid: z.string().nullable(),
      title: z.string().nullable(),
      count: z.number(),
      shares: z.number(),
      sources: CountedSources,
    }),
  ),
  /** Compared: live ones even without a fetch. `pages` have an image of it. */
  templates: z.array(
    z.object({
      routeTemplateId: z.number(),
      name: z.string(),
      state: z.enum(templateStates),
      routeId: z.number().nullable(),
      routePath: z.string().nullable(),
      count: z.number(),
      shares: z.number(),
      pages: z.number(),
    }),
  ),
});
export type Stats = z.output<typeof Stats>;

/** Progress of a background job: a page follows it by polling or server-sent events. */
export const JobProgress = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  percent: z.number().min(0).max(100),
  text: z.object({ en: z.string(), de: z.string() }),
});
export type JobProgress = z.output<typeof JobProgress>;
