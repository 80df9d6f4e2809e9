import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { CHECK_RESULT_VERSION, checkResultPath } from './check-result-version.ts';
import { Card, DescribedAudit, PlatformResult } from './entities/described-audit.ts';

// What `linkbild check --json` prints. Published as a JSON Schema (site/site-files.ts): programs of others read it, so
// a field is added freely, and removed or changed only with a new version. Version 1, which had every sentence in both
// languages, stays at public/schemas/check-1.json.

const Score = z.number().int().min(0).max(100);
const head = {
  schemaVersion: z.literal(CHECK_RESULT_VERSION),
  language: z.enum(languages).describe('Of all sentences (--lang)'),
};
const file = z.string().optional().describe('The file, if a build was checked');

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
      url: z.string(),
      score: Score,
      parts: z.array(z.object({ url: z.string(), score: Score, weight: z.number() })),
      pages: z.array(PageOfSite).describe('Without --details: no checks, no reasons and short cards'),
      unread: z.array(z.object({ url: z.string(), reason: z.string(), status: z.number().nullable() })),
      left: z.number().describe('Pages in the sitemap beyond --limit'),
      forbidden: z.number().describe('Pages skipped because of robots.txt'),
    })
    .describe('A site (--site)'),
  z
    .object({ ...head, ok: z.literal(false), url: z.string(), reason: z.string(), message: z.string() })
    .describe('The page could not be read (exit code 2)'),
]);

/** As an input, so that further fields are allowed. */
export const checkResultSchema = (siteUrl: string) => ({
  $id: `${siteUrl}${checkResultPath}`,
  title: 'Result of a Linkbild check',
  ...z.toJSONSchema(CheckOutput, { target: 'draft-2020-12', io: 'input', unrepresentable: 'any', reused: 'ref' }),
});
