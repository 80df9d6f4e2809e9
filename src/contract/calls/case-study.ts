import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Card } from '#contract/entities/described-audit.ts';
import {
  Done,
  Id,
  IdInBody,
  idParams,
  line,
  ofProject,
  pageOf,
  paging,
  requiredLine,
  Timestamp,
  WebAddress,
} from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { preferredText } from '#contract/messages.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import {
  caseStudyCategories,
  caseStudyPageImageTypes,
  caseStudyPageTypes,
  demoCaseStudyPageTypes,
} from '#domain/enumerations.ts';
import { seenAt } from './admin-tables.ts';
import { ShownLook } from './agency-look.ts';

// Case studies (what is wrong with the links of known shops, to learn from) and demo case studies (/demo and /demo_old, public).

const MAX_PAGES = 30;
const MAX_COMMENTS = 10;

/** Public in both languages, so both are required. */
const Both = z.strictObject({ en: requiredLine(500), de: requiredLine(500) });
const comments = z.array(Both).max(MAX_COMMENTS);

const DemoCaseStudy = z.object({
  id: z.number(),
  title: z.string(),
  identifier: z.string(),
  subPages: z.array(
    z.object({ id: z.number(), url: z.string(), order: z.number(), comments: z.array(z.string()), type: z.string() }),
  ),
});

/** A page of a demo as it is shared now; without cards it could not be read, and `problem` says why. */
const DemoCard = z.object({
  id: z.number(),
  title: z.string().nullable(),
  score: z.number().nullable(),
  cards: z.array(z.object({ platform: z.enum(platformIds), card: Card })),
  problem: z.object({ en: z.string(), de: z.string() }).nullable(),
});
export type DemoCard = z.output<typeof DemoCard>;

const DemoPageFields = z.strictObject({
  url: WebAddress,
  type: z.enum(demoCaseStudyPageTypes, { error: preferredText('choice') }),
  comments,
});
const EditedDemo = z.object({
  id: z.number(),
  projectId: z.number().nullable(),
  identifier: z.string(),
  title: z.object({ en: z.string(), de: z.string() }),
  subPages: z.array(z.object({ ...DemoPageFields.shape, id: z.number(), url: z.string() })),
  updatedAt: Timestamp,
});
export type EditedDemo = z.output<typeof EditedDemo>;

const CaseStudyPageFields = z.strictObject({
  url: WebAddress,
  type: z.enum(caseStudyPageTypes, { error: preferredText('choice') }),
  /** What is wrong with its image; null if nothing is. */
  imageType: z.enum(caseStudyPageImageTypes, { error: preferredText('choice') }).nullable(),
  comments,
});
const CaseStudy = z.object({
  id: z.number(),
  uuid: z.string(),
  title: z.string(),
  category: z.enum(caseStudyCategories),
  website: z.string(),
  description: z.object({ en: z.string(), de: z.string() }).nullable(),
  pages: z.array(z.object({ ...CaseStudyPageFields.shape, id: z.number(), url: z.string() })),
  updatedAt: Timestamp,
});
export type CaseStudy = z.output<typeof CaseStudy>;

export const caseStudy = {
  getDemoCaseStudy: call({
    method: 'get',
    path: '/demo-case-study/{id}',
    access: 'public',
    summary: { en: 'Get a demo case study', de: 'Eine Demo-Fallstudie' },
    params: z.strictObject({ id: z.union([Id, line(100)]) }),
    /** In the look of its project's agency, if it has one. */
    ok: DemoCaseStudy.extend({ agencyLook: ShownLook.nullable() }),
  }),
  getDemoCaseStudyCards: call({
    method: 'get',
    path: '/demo-case-study/{id}/cards',
    access: 'public',
    summary: {
      en: 'Get a demo’s pages as platforms show them now',
      de: 'Seiten einer Demo, wie Plattformen sie jetzt zeigen',
    },
    params: z.strictObject({ id: z.union([Id, line(100)]) }),
    limits: [limits.demoCards],
    ok: z.array(DemoCard),
  }),
  getDemoCaseStudies: call({
    method: 'get',
    path: '/demo-case-studies/{ids}',
    access: 'public',
    summary: {
      en: 'Get several demo case studies, ids separated by commas',
      de: 'Mehrere Demo-Fallstudien, IDs durch Komma getrennt',
    },
    params: z.strictObject({ ids: line(500) }),
    ok: z.array(DemoCaseStudy),
  }),
  listDemoCaseStudies: call({
    method: 'get',
    path: '/demo-case-studies',
    access: 'public',
    summary: {
      en: 'List demo case studies, optionally of one website',
      de: 'Demo-Fallstudien, alle oder die einer Website',
    },
    query: z.strictObject({ domain: line(200).optional() }),
    ok: z.array(DemoCaseStudy),
  }),
  listEditedDemos: call({
    method: 'get',
    path: '/project/{id}/demo-case-studies',
    ...ofProject('superadmin'),
    summary: {
      en: 'List demo case studies of a project and those without one, in both languages',
      de: 'Demo-Fallstudien eines Projekts und solche ohne Projekt, in beiden Sprachen',
    },
    ok: z.array(EditedDemo),
  }),
  saveDemoCaseStudy: call({
    method: 'put',
    path: '/project/{id}/demo-case-study',
    ...ofProject('superadmin'),
    summary: { en: 'Add or update a demo case study', de: 'Demo-Fallstudie anlegen oder ändern' },
    body: z.strictObject({
      id: IdInBody.optional(),
      updatedAt: seenAt,
      /** Part of its URL. A number would be read as an id. */
      identifier: z
        .string({ error: preferredText('required') })
        .trim()
        .min(1, { error: preferredText('required') })
        .max(60, { error: preferredText('tooLong') })
        .regex(/^(?!\d+$)[A-Za-z\d]+([_-][A-Za-z\d]+)*$/, { error: preferredText('identifier') }),
      title: Both,
      subPages: z.array(DemoPageFields).max(MAX_PAGES),
    }),
    ok: EditedDemo,
  }),
  deleteDemoCaseStudy: call({
    method: 'delete',
    path: '/demo-case-study/{id}',
    access: 'superadmin',
    summary: { en: 'Delete a demo case study', de: 'Demo-Fallstudie löschen' },
    params: idParams,
    ok: Done,
  }),
  listCaseStudies: call({
    method: 'get',
    path: '/case-studies',
    access: 'user',
    summary: { en: 'List case studies, newest first', de: 'Fallstudien, neueste zuerst' },
    query: z.strictObject({ ...paging, category: z.enum(caseStudyCategories).optional() }),
    ok: pageOf(CaseStudy),
  }),
  getCaseStudy: call({
    method: 'get',
    path: '/case-study/{id}',
    access: 'user',
    summary: { en: 'Get a case study with its pages', de: 'Eine Fallstudie mit ihren Seiten' },
    params: idParams,
    ok: CaseStudy,
  }),
  saveCaseStudy: call({
    method: 'put',
    path: '/case-study',
    access: 'superadmin',
    summary: { en: 'Add or update a case study', de: 'Fallstudie anlegen oder ändern' },
    body: z.strictObject({
      id: IdInBody.optional(),
      updatedAt: seenAt,
      title: requiredLine(200),
      category: z.enum(caseStudyCategories, { error: preferredText('choice') }),
      website: WebAddress,
      description: z.strictObject({ en: requiredLine(1000), de: requiredLine(1000) }).nullable(),
      pages: z.array(CaseStudyPageFields).max(MAX_PAGES),
    }),
    ok: CaseStudy,
  }),
  deleteCaseStudy: call({
    method: 'delete',
    path: '/case-study/{id}',
    access: 'superadmin',
    summary: { en: 'Delete a case study', de: 'Fallstudie löschen' },
    params: idParams,
    ok: Done,
  }),
};
