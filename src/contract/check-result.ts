import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { Card, DescribedAudit, PlatformResult } from './entities/described-audit.ts';
import { CHECK_RESULT_VERSION } from './schema-paths.ts';

// What `linkbild check --json` prints. Published as a JSON Schema (command-schemas.ts): programs of others read it, so
// a field is added freely, and removed or changed only with a new version. Version 1, which had every sentence in both
// languages, stays at public/schemas/check-1.json.

const Score = z.number().int().min(0).max(100);
const head = {
  $schema: z.string().optional().describe('Leads here, if the command knows its Linkbild (SITE_URL)'),
  schemaVersion: z.literal(CHECK_RESULT_VERSION),
  language: z.enum(languages).describe('Of all sentences (--lang)'),
};
const file = z.string().optional().describe('The file, if a build was checked');

export const UnreadPage = z.object({
  ok: z.literal(false),
  url: z.string(),
  finalUrl: z.string(),
  reason: z.string(),
  status: z.number().nullable(),
  detail: z.string().nullable().describe('What the connection said'),
  file: z.string().nullable(),
});

/** Of several pages, unless --details is given: what people see of each card, and `issues` for what failed. */
const PageOfSite = DescribedAudit.extend({
  file,
  platforms: z.array(
    PlatformResult.extend({
      scoreParts: PlatformResult.shape.scoreParts.optional(),
      card: Card.partial().required({
        layout: true,
        isShown: true,
        title: true,
        description: true,
        siteName: true,
        host: true,
        image: true,
        reasons: true,
      }),
    }),
  ),
});

export const CheckOutput = z.union([
  DescribedAudit.extend({ ...head, ok: z.literal(true), kind: z.literal('page'), file }).describe('One page'),
  z
    .object({
      ...head,
      ok: z.literal(true),
      kind: z.literal('site'),
      url: z.string().describe('The first target'),
      targets: z.array(z.string()).describe('As typed'),
      score: Score,
      parts: z.array(z.object({ url: z.string(), score: Score, weight: z.number() })),
      pages: z.array(PageOfSite).describe('Without --details: no checks, no reasons and short cards'),
      unread: z.array(UnreadPage),
      left: z.number().describe('Pages in the sitemap beyond --limit'),
      forbidden: z.number().describe('Pages skipped because of robots.txt'),
    })
    .describe('A site (--site)'),
  z
    .object({ ...head, ok: z.literal(false), url: z.string(), reason: z.string(), message: z.string() })
    .describe('The page could not be read (exit code 2)'),
]);
