import { z } from 'zod';
import { checkIds } from '#domain/audit/checks/check-id.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { labGroups } from '#domain/lab/lab-case.ts';
import { languages } from '#domain/language.ts';
import { CheckOutput, UnreadPage } from './check-result.ts';
import { CardImage } from './entities/described-audit.ts';
import { CONFORMANCE_RESULT_VERSION, DIFF_RESULT_VERSION, schemaPaths } from './schema-paths.ts';

// JSON that the command `linkbild` prints or reads, as published schemas. Programs of others read it: a field is added
// freely, and removed or changed only with a new version. src/cli/printed-json.test.ts holds the command to them.

const Score = z.number().int().min(0).max(100);
const Platform = z.enum(platformIds);
const schema = z.string().optional().describe('Leads here, if the command knows its Linkbild (SITE_URL)');

const DiffOutput = z.object({
  $schema: schema,
  schemaVersion: z.literal(DIFF_RESULT_VERSION),
  kind: z.literal('diff'),
  before: z.string().describe('As typed'),
  after: z.string().describe('As typed'),
  scoreBefore: Score,
  scoreAfter: Score,
  pages: z
    .array(
      z.object({
        path: z.string(),
        state: z.enum(['changed', 'added', 'removed']),
        urlBefore: z.string().nullable(),
        urlAfter: z.string().nullable(),
        scoreBefore: Score.nullable(),
        scoreAfter: Score.nullable(),
        changes: z.array(
          z.object({
            field: z.enum(['card', 'layout', 'image', 'title', 'description', 'siteName']),
            before: z.string(),
            after: z.string(),
            images: z.object({ before: CardImage.nullable(), after: CardImage.nullable() }).optional(),
            platforms: z.array(Platform),
          }),
        ),
        picture: z.string().nullable().describe('The file with both cards (--pictures)'),
      }),
    )
    .describe('Those that change'),
  addedPaths: z.array(z.string()).describe('Pages that only the later side lists; they were not read'),
  removedPaths: z.array(z.string()).describe('Pages that only the earlier side lists; they were not read'),
  unread: z.array(UnreadPage),
  left: z.number().describe('Pages beyond --limit'),
});

const ConformanceOutput = z.object({
  $schema: schema,
  schemaVersion: z.literal(CONFORMANCE_RESULT_VERSION),
  name: z.string().describe('Of the adapter'),
  platform: Platform.nullable().describe('Whose reading is expected; null: what most platforms read'),
  score: z.number().min(0).max(100).describe('Percent of the cases'),
  cases: z.array(
    z.object({
      id: z.string(),
      group: z.enum(labGroups),
      question: z.object({ en: z.string(), de: z.string() }),
      fields: z.array(
        z.object({
          field: z.enum(['title', 'description', 'image', 'siteName']),
          expected: z.string().nullable(),
          got: z.string().nullable(),
          isRight: z.boolean(),
        }),
      ),
      error: z.string().nullable().describe('What the adapter threw'),
    }),
  ),
});

const Texts = z.array(z.string().min(1));

/** linkbild.config.json. The command takes further spellings of platforms; an editor suggests these. */
const ConfigFile = z
  .strictObject({
    $schema: z.string().min(1).describe('This schema, for your editor'),
    targets: Texts.describe('URLs, HTML files, folders with a static build, or sitemaps'),
    site: z.boolean().describe('Check every page in the site’s sitemap'),
    baseUrl: z
      .string()
      .regex(/^https?:\/\//)
      .describe('Where the build will be online'),
    offline: z.boolean().describe('Files and folders only: no page and no image is requested'),
    ignore: Texts.describe('Files to leave out, for example drafts/**'),
    platforms: z
      .array(z.enum([...platformIds, 'x', 'google']))
      .min(1)
      .describe('Check these platforms only'),
    limit: z.number().int().min(1).describe('Check at most this many pages'),
    failUnder: z.number().min(0).max(100).describe('Exit with code 1 if the score is lower'),
    failOn: z
      .array(z.enum(['error', 'warning', 'info', 'unreadable', ...checkIds]))
      .describe('Exit with code 1 on these issues'),
    format: z.enum(['text', 'json', 'junit', 'sarif', 'markdown', 'html']),
    output: z.string().min(1).describe('Save the output to this file'),
    details: z.boolean().describe('json: every check and the whole card, for several pages too'),
    language: z.enum(languages),
  })
  .partial();

const published = [
  [schemaPaths.check, 'Result of linkbild check', CheckOutput],
  [schemaPaths.diff, 'Result of linkbild diff', DiffOutput],
  [schemaPaths.conformance, 'Result of linkbild conformance', ConformanceOutput],
  [schemaPaths.config, 'linkbild.config.json', ConfigFile],
] as const;

/** By path. As an input, so that results may have further fields. */
export const commandSchemas = (siteUrl: string): ReadonlyMap<string, object> =>
  new Map(
    published.map(([path, title, type]) => {
      const described = z.toJSONSchema(type, { target: 'draft-2020-12', io: 'input', reused: 'ref' });
      return [path, { $id: `${siteUrl}${path}`, title, ...described }];
    }),
  );
