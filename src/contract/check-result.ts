import { z } from 'zod';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { issueLevels } from '#domain/enumerations.ts';
import { CHECK_RESULT_VERSION, checkResultPath } from './check-result-version.ts';

// What `npm run check -- --json` prints. Published as a JSON Schema (site/site-files.ts): programs of others read it,
// so a field is added freely, and removed or changed only with a new version.

const Words = z.object({ en: z.string(), de: z.string() });
const Platform = z.enum(platformIds);
const Score = z.number().int().min(0).max(100);

const Image = z.looseObject({
  url: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  bytes: z.number().nullable(),
  type: z.string().nullable(),
  alt: z.string().nullable(),
});

const Card = z.looseObject({
  layout: z.enum(['lg', 'sm', 'sm-portrait', 'sm-square', 'none', 'hidden']).describe('Size and position of the image'),
  isShown: z.boolean().describe('False if only the bare link appears'),
  title: z.string().nullable(),
  description: z.string().nullable(),
  siteName: z.string().nullable(),
  host: z.string(),
  image: Image.nullable(),
  reasons: z.array(Words).describe('Why the card looks like this. Empty for several pages, unless --details is given'),
});

const Check = z.looseObject({
  id: z.string(),
  level: z.enum(issueLevels),
  outcome: z.enum(['pass', 'fail', 'not-applicable']),
  weight: z.number().describe('0 for tips that do not count'),
  text: Words,
  advice: Words.nullable(),
});

const Issue = z.looseObject({
  id: z.string(),
  level: z.enum(issueLevels),
  platforms: z.array(Platform),
  text: Words,
  advice: Words.nullable(),
  paste: z.string().nullable().describe('Tags to paste into the <head>'),
  consequences: z.array(z.looseObject({ id: z.string(), platforms: z.array(Platform), text: Words })),
  limits: z.array(z.looseObject({ platform: Platform, text: Words })),
  gain: z
    .looseObject({ points: z.number(), images: z.array(Platform), cards: z.array(Platform), text: Words })
    .nullable()
    .describe('What you gain by fixing it'),
});

const Page = z.looseObject({
  url: z.string(),
  finalUrl: z.string(),
  score: Score,
  verdict: Words,
  capped: Words.nullable().describe('Why the score cannot exceed 85'),
  imageType: z.enum(['none', 'generic', 'static', 'dynamic']),
  platforms: z.array(
    z.looseObject({
      platform: Platform,
      standing: z
        .enum(['counted', 'closed', 'undocumented'])
        .describe('Only “counted” platforms count towards the score'),
      score: Score,
      card: Card,
      checks: z.array(Check).describe('Empty for several pages, unless --details is given. `issues` has what failed'),
    }),
  ),
  issues: z.array(Issue),
});

const version = { schemaVersion: z.literal(CHECK_RESULT_VERSION) };

export const CheckResult = z.union([
  Page.extend({ ...version, ok: z.literal(true), kind: z.literal('page') }).describe('One page'),
  z
    .looseObject({
      ...version,
      ok: z.literal(true),
      kind: z.literal('site'),
      url: z.string(),
      score: Score,
      parts: z.array(z.looseObject({ url: z.string(), score: Score, weight: z.number() })),
      pages: z.array(Page),
      unread: z.array(z.looseObject({ url: z.string(), reason: z.string(), status: z.number().nullable() })),
      left: z.number().describe('Pages in the sitemap beyond --limit'),
      forbidden: z.number().describe('Pages skipped because of robots.txt'),
    })
    .describe('A site (--site)'),
  z
    .looseObject({ ...version, ok: z.literal(false), url: z.string(), reason: z.string(), message: Words })
    .describe('The page could not be read (exit code 2)'),
]);

export const checkResultSchema = (siteUrl: string) => ({
  $id: `${siteUrl}${checkResultPath}`,
  title: 'Result of a Linkbild check',
  ...z.toJSONSchema(CheckResult, { target: 'draft-2020-12' }),
});
