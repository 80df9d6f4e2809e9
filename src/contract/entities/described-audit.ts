import { z } from 'zod';
import { checkIds } from '#domain/audit/checks/check-id.ts';
import type * as engine from '#domain/audit/emulation/card.ts';
import type { ComponentEmbed } from '#domain/audit/emulation/embed-reader.ts';
import type { PageFetch } from '#domain/audit/emulation/page-fetch.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { type PageFailure, pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import { auditSubPageTypes, issueLevels } from '#domain/enumerations.ts';

// The one result of an audit: what API, stream, screens, reports, command and package show of a page. `describeAudit`
// of domain/audit makes it; `satisfies` below and the handlers hold both to the same shape.

const pageFailures = Object.keys(pageFailureTexts) as PageFailure[];

const CheckId = z.enum(checkIds);
const Platform = z.enum(platformIds);
const Score = z.number().int().min(0).max(100);

export const CardImage = z.object({
  url: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  bytes: z.number().nullable(),
  type: z.string().nullable(),
  alt: z.string().nullable(),
});
const Layout = z.enum(['lg', 'sm', 'sm-portrait', 'sm-square', 'none', 'hidden']);

const Lines = z.object({ title: z.number(), description: z.number() });

const Origin = z.object({
  field: z.enum(['title', 'description', 'image', 'siteName']),
  tag: z.string().nullable(),
  byte: z.number().nullable(),
  ignored: z.array(
    z.object({
      tag: z.string(),
      byte: z.number(),
      why: z.enum(['window', 'head', 'attribute', 'other-first', 'not-read']),
    }),
  ),
  basis: z.enum(['observed', 'assumed']).optional().describe('The rule behind it is not the platform’s own word'),
});

const Button = z.object({ kind: z.literal('button'), label: z.string().nullable(), url: z.string() });
const Media = z.object({ kind: z.literal('thumbnail'), url: z.string(), description: z.string().nullable() });
const Component = z.object({
  accentColor: z.string().nullable(),
  parts: z.array(
    z.union([
      z.object({ kind: z.literal('text'), content: z.string() }),
      z.object({ kind: z.literal('section'), texts: z.array(z.string()), accessory: z.union([Button, Media]) }),
      z.object({ kind: z.literal('gallery'), items: z.array(Media) }),
      z.object({ kind: z.literal('separator'), divider: z.boolean() }),
      z.object({ kind: z.literal('buttons'), buttons: z.array(Button) }),
    ]),
  ),
}) satisfies z.ZodType<ComponentEmbed>;

export const Card = z.object({
  platform: Platform,
  layout: Layout.describe('Size and position of the image'),
  title: z.string().nullable(),
  description: z.string().nullable(),
  siteName: z.string().nullable(),
  host: z.string(),
  url: z.string(),
  image: CardImage.nullable(),
  moreImages: z.array(CardImage).describe('Further ones, if the platform shows several'),
  imageSize: z.enum(['none', 'sm', 'lg', 'xl']),
  favicon: z.string().nullable(),
  fields: z.array(z.object({ label: z.string().nullable(), data: z.string().nullable() })),
  accentColor: z.string().nullable(),
  isShown: z.boolean().describe('False if only the bare link appears'),
  imageSource: z.enum(['tag', 'page', 'icon']).nullable(),
  client: z.string().optional().describe('The client or place that is drawn, where there are others'),
  variants: z
    .array(
      z.object({
        client: z.string(),
        why: z.string(),
        layout: Layout,
        title: z.string().nullable(),
        description: z.string().nullable(),
        image: CardImage.nullable(),
        imageSource: z.enum(['tag', 'page', 'icon']).nullable(),
        isShown: z.boolean(),
        lines: Lines,
      }),
    )
    .describe('Where the same link looks different, and why'),
  lines: Lines,
  reasons: z.array(z.string()).describe('Why the card looks like this'),
  author: z.string().optional(),
  creator: z.string().optional().describe('The account that the page names as its author’s'),
  isVideo: z.literal(true).optional(),
  component: Component.optional().describe('Discord shows this in place of everything else'),
  origins: z.array(Origin).optional().describe('Which tag gives each part, and why not the others'),
}) satisfies z.ZodType<engine.Card>;

export const PlatformResult = z.object({
  platform: Platform,
  standing: z
    .enum(['counted', 'additional', 'undocumented', 'closed'])
    .describe('Only “counted” platforms count towards the score'),
  score: Score,
  scoreParts: z
    .object({
      passedWeight: z.number(),
      allWeight: z.number(),
      multiplier: z.number(),
      shown: z.enum([...auditSubPageTypes, 'no-card']).nullable(),
    })
    .describe('round(100 × passedWeight / allWeight × multiplier), by the type of the image shown'),
  card: Card,
  checks: z
    .array(
      z.object({
        id: CheckId,
        level: z.enum(issueLevels),
        outcome: z.enum(['pass', 'fail']),
        weight: z.number().describe('0 for tips that do not count'),
        text: z.string(),
      }),
    )
    .describe('Those that apply, failing ones first. `issues` says what to do'),
});
export type PlatformResult = z.output<typeof PlatformResult>;

const Issue = z.object({
  id: CheckId,
  level: z.enum(issueLevels),
  platforms: z.array(Platform),
  text: z.string().describe('What people see'),
  detail: z.string().nullable().describe('What is wrong with which tag, if the text does not say it'),
  advice: z.string().nullable(),
  doneByUs: z.string().nullable().describe('What Linkbild does about it, where it does'),
  where: z.string().nullable().describe('Where the code goes, or where the page’s system has a field for it'),
  paste: z.string().nullable().describe('Code to paste'),
  consequences: z
    .array(z.object({ id: CheckId, platforms: z.array(Platform), text: z.string() }))
    .describe('Further checks that fail because of it'),
  limits: z
    .array(z.object({ platform: Platform, text: z.string() }))
    .describe('Each platform’s own number, if they differ'),
  gain: z
    .object({ points: z.number(), images: z.array(Platform), cards: z.array(Platform), text: z.string() })
    .nullable()
    .describe('What you gain by fixing it'),
  edits: z
    .array(z.object({ key: z.string(), value: z.string().nullable() }))
    .nullable()
    .describe('The fix as changes of tags; null removes a tag'),
});
/** Issues of a whole site have no edits: pages differ. */
export type DescribedIssue = Omit<z.output<typeof Issue>, 'edits'>;

export const DescribedAudit = z.object({
  url: z.string(),
  finalUrl: z.string(),
  imageType: z.enum(auditSubPageTypes),
  image: z.object({ url: z.string(), isReachable: z.boolean() }).nullable(),
  isShopify: z.boolean(),
  score: Score,
  verdict: z.string().describe('What the cards show, in a sentence'),
  capped: z.string().nullable().describe('Why the score cannot exceed 85'),
  platforms: z.array(PlatformResult),
  issues: z.array(Issue),
}) satisfies z.ZodType<ReturnType<typeof describeAudit>>;
export type DescribedAudit = z.output<typeof DescribedAudit>;

const Tag = z.object({
  key: z.string(),
  value: z.string().describe('The first 300 characters'),
  raw: z.string().describe('As it is written in the page, its first 500 characters'),
  byte: z.number().describe('Its position in the page'),
  endByte: z.number(),
  place: z.enum(['head', 'body', 'noscript', 'template', 'comment']),
  isDuplicate: z.boolean(),
  writtenBy: z.string().nullable().describe('The theme, app or plugin, if the page tells'),
  readBy: z.array(Platform),
  missedBy: z.array(Platform).describe('Platforms that use such a tag and miss this one because of its position'),
});
export type PageTag = z.output<typeof Tag>;

const Fetch = z.object({
  userAgent: z.string(),
  platforms: z.array(Platform).describe('Whose crawler it is; empty for our own name'),
  outcome: z
    .enum(['same', 'other', 'not-asked', ...pageFailures])
    .describe('The page that everybody gets, another one, none because of robots.txt, or why none'),
  redirects: z.array(z.object({ url: z.string(), status: z.number() })),
  finalUrl: z.string().nullable(),
  status: z.number().nullable(),
  headers: z.record(z.string(), z.string()),
  bytes: z.number().nullable().describe('Of the page, after decompression'),
  isCut: z.boolean().describe('The page goes on after these bytes'),
  ms: z.number().nullable(),
  robots: z.enum(['allowed', 'forbidden', 'ignored']).describe('What robots.txt says, if the crawler obeys it'),
}) satisfies z.ZodType<PageFetch>;
export type ShownFetch = z.output<typeof Fetch>;

/** A page that was just read. Every stage is a whole result; checks of later stages do not apply yet. */
export const PagePreview = DescribedAudit.extend({
  stage: z.enum(['meta', 'images', 'reach']).describe('What is known: the page, its images, or also what crawlers get'),
  tags: z.array(Tag),
  fetches: z.array(Fetch).optional().describe('How the page was requested: under our own name, then as each crawler'),
});
export type PagePreview = z.output<typeof PagePreview>;
