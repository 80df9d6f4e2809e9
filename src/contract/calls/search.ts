import { z } from 'zod';
import { call } from '#contract/call.ts';
import { ProjectSummary } from '#contract/entities/user.ts';
import { requiredLine } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';

// The quick search of the app: a few of each kind, for somebody who knows what they are looking for.

export const FoundPage = z.object({
  id: z.number(),
  path: z.string(),
  title: z.string().nullable(),
  /** The website it belongs to. */
  projectSlug: z.string(),
  projectFull: z.string(),
});
export type FoundPage = z.output<typeof FoundPage>;

export const searchCalls = {
  quickSearch: call({
    method: 'get',
    path: '/search',
    access: 'user',
    summary: {
      en: 'Search your projects and pages by address or title. Results from `projectId` come first',
      de: 'Ihre Projekte und Seiten nach Adresse oder Titel durchsuchen. Treffer aus `projectId` zuerst',
    },
    query: z.strictObject({
      text: requiredLine(200),
      projectId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    }),
    limits: [limits.quickSearches],
    ok: z.object({ projects: z.array(ProjectSummary), pages: z.array(FoundPage) }),
  }),
};
