import { z } from 'zod';
import { jobs, unknownAgents } from '#contract/admin-lists/operation.ts';
import { call } from '#contract/call.ts';
import {
  Done,
  IdInBody,
  idParams,
  Language,
  line,
  ofProject,
  pageOf,
  paging,
  requiredLine,
  sorting,
  Timestamp,
} from '#contract/fields.ts';
import { preferredText } from '#contract/messages.ts';
import { allSources } from '#domain/agents/agent.ts';
import { campaignStates } from '#domain/campaign.ts';
import { pageStates, templateStates } from '#domain/enumerations.ts';
import { isReservedToken } from '#domain/routing/reserved-tokens.ts';
import { cardKinds } from '#domain/template/card-kinds.ts';

// Tables maintained by the super admin: user agents, campaigns, base templates, the waitlist, the job queue.

/** Of the row as it was loaded: saving an older one is rejected (409) instead of undoing somebody's work. */
export const seenAt = z.iso.datetime().optional();

const UserAgent = z.object({
  id: z.number(),
  position: z.number(),
  pattern: z.string(),
  bot: z.string(),
  source: z.enum(allSources),
  parent: z.string().nullable(),
  isBot: z.boolean(),
  updatedAt: Timestamp,
});
export type UserAgent = z.output<typeof UserAgent>;

const UnknownAgent = z.object({
  id: z.number(),
  agent: z.string(),
  count: z.number(),
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
});
export type UnknownAgent = z.output<typeof UnknownAgent>;

/** `2026-11-16` */
const Day = z.iso.date({ error: preferredText('day') });

const CampaignTexts = z.strictObject({
  title: requiredLine(200),
  introduction: requiredLine(1000),
  offers: z.array(requiredLine(200)).max(10),
  callToAction: requiredLine(100),
  banner: line(300),
});
const Campaign = z.object({
  id: z.number(),
  token: z.string(),
  texts: z.object({ en: CampaignTexts, de: CampaignTexts }),
  bannerLanguages: z.array(Language),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  state: z.enum(campaignStates),
  /** Languages in which its banner is shown now: one campaign at a time has it. */
  bannerShownIn: z.array(Language),
  /** How often people opened the page and pressed its button. */
  views: z.number(),
  clicks: z.number(),
  recentViews: z.number(),
  recentClicks: z.number(),
  updatedAt: Timestamp,
});
export type AdminCampaign = z.output<typeof Campaign>;

const ListedBaseTemplate = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  /** What people read. */
  title: z.object({ en: z.string(), de: z.string() }),
  preferredRoutePath: z.string().nullable(),
  pageKinds: z.array(z.string()),
  variants: z.number(),
  /** Route templates made from it. */
  used: z.number(),
  previewUrl: z.string().nullable(),
  updatedAt: Timestamp,
});
export type ListedBaseTemplate = z.output<typeof ListedBaseTemplate>;

const BaseTemplateUse = z.object({
  templateId: z.number(),
  template: z.string(),
  state: z.enum(templateStates),
  route: z.string().nullable(),
  projectSlug: z.string(),
  site: z.string(),
});

const jobStates = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;
const Job = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(jobStates),
  retryCount: z.number(),
  createdAt: Timestamp,
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
  error: z.string(),
  payload: z.record(z.string(), z.unknown()),
});
export type Job = z.output<typeof Job>;

const superadmin = { access: 'superadmin' } as const;

export const adminTables = {
  listUserAgents: call({
    method: 'get',
    path: '/admin/user-agents',
    ...superadmin,
    summary: { en: 'List user agents in matching order', de: 'User-Agents in der Reihenfolge der Prüfung' },
    ok: z.array(UserAgent),
  }),
  saveUserAgent: call({
    method: 'put',
    path: '/admin/user-agents',
    ...superadmin,
    summary: { en: 'Add or update a user agent', de: 'User-Agent hinzufügen oder ändern' },
    body: z.strictObject({
      id: IdInBody.optional(),
      updatedAt: seenAt,
      position: z
        .number({ error: preferredText('invalid') })
        .int()
        .min(0)
        .max(1_000_000),
      pattern: requiredLine(300),
      bot: requiredLine(100),
      source: z.enum(allSources, { error: preferredText('invalid') }),
      parent: line(100),
      isBot: z.boolean(),
    }),
    ok: UserAgent,
  }),
  deleteUserAgent: call({
    method: 'delete',
    path: '/admin/user-agents/{id}',
    ...superadmin,
    summary: { en: 'Delete a user agent', de: 'User-Agent löschen' },
    params: idParams,
    ok: Done,
  }),
  listUnknownAgents: call({
    method: 'get',
    path: '/admin/unknown-agents',
    ...superadmin,
    summary: { en: 'List unknown user agents', de: 'Unbekannte User-Agents' },
    query: z.strictObject({ ...paging, ...sorting(unknownAgents) }),
    ok: pageOf(UnknownAgent),
  }),
  forgetUnknownAgent: call({
    method: 'delete',
    path: '/admin/unknown-agents/{id}',
    ...superadmin,
    summary: { en: 'Dismiss an unknown user agent', de: 'Unbekannten User-Agent verwerfen' },
    params: idParams,
    ok: Done,
  }),
  listCampaigns: call({
    method: 'get',
    path: '/admin/campaigns',
    ...superadmin,
    summary: { en: 'List campaigns', de: 'Kampagnen' },
    ok: z.array(Campaign),
  }),
  saveCampaign: call({
    method: 'put',
    path: '/admin/campaigns',
    ...superadmin,
    summary: { en: 'Add or update a campaign', de: 'Kampagne hinzufügen oder ändern' },
    body: z
      .strictObject({
        id: IdInBody.optional(),
        updatedAt: seenAt,
        token: z
          .string()
          .trim()
          .max(60, { error: preferredText('tooLong') })
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: preferredText('token') })
          .refine((token) => !isReservedToken(token), { error: preferredText('reservedToken') }),
        texts: z.strictObject({ en: CampaignTexts, de: CampaignTexts }),
        bannerLanguages: z.array(Language).max(2),
        firstDay: Day.nullable().default(null),
        lastDay: Day.nullable().default(null),
      })
      .refine(({ firstDay, lastDay }) => !firstDay || !lastDay || firstDay <= lastDay, {
        path: ['lastDay'],
        error: preferredText('endBeforeStart'),
      }),
    ok: Campaign.omit({
      state: true,
      bannerShownIn: true,
      views: true,
      clicks: true,
      recentViews: true,
      recentClicks: true,
    }),
  }),
  deleteCampaign: call({
    method: 'delete',
    path: '/admin/campaigns/{id}',
    ...superadmin,
    summary: { en: 'Delete a campaign', de: 'Kampagne löschen' },
    params: idParams,
    ok: Done,
  }),
  listBaseTemplatesAsAdmin: call({
    method: 'get',
    path: '/admin/base-templates',
    ...superadmin,
    summary: { en: 'List base templates', de: 'Grundvorlagen' },
    ok: z.array(ListedBaseTemplate),
  }),
  updateBaseTemplate: call({
    method: 'patch',
    path: '/admin/base-templates/{id}',
    ...superadmin,
    summary: {
      en: 'Change a base template’s name, route and page types',
      de: 'Name, Route und Seitentypen einer Grundvorlage ändern',
    },
    params: idParams,
    body: z.strictObject({
      updatedAt: seenAt,
      name: requiredLine(100),
      title: z.strictObject({ en: requiredLine(100), de: requiredLine(100) }),
      preferredRoutePath: line(200),
      pageKinds: z.array(z.enum(cardKinds)).max(10),
    }),
    ok: Done,
  }),
  listBaseTemplateUses: call({
    method: 'get',
    path: '/admin/base-templates/{id}/uses',
    ...superadmin,
    summary: {
      en: 'List templates created from a base template',
      de: 'Vorlagen, die aus einer Grundvorlage entstanden sind',
    },
    params: idParams,
    query: z.strictObject(paging),
    ok: pageOf(BaseTemplateUse),
  }),
  deleteBaseTemplate: call({
    method: 'delete',
    path: '/admin/base-templates/{id}',
    ...superadmin,
    summary: { en: 'Delete a base template', de: 'Grundvorlage löschen' },
    params: idParams,
    ok: Done,
  }),
  listJobs: call({
    method: 'get',
    path: '/admin/jobs',
    ...superadmin,
    summary: { en: 'Background jobs by state', de: 'Jobs nach Status' },
    query: z.strictObject({
      ...paging,
      ...sorting(jobs),
      state: z.enum(jobStates).optional(),
    }),
    ok: pageOf(Job).extend({ counts: z.record(z.string(), z.number()) }),
  }),
  changeProjectAsAdmin: call({
    method: 'patch',
    path: '/admin/project/{id}',
    ...ofProject('superadmin'),
    summary: { en: 'Set the state and verification of a project', de: 'Status und Bestätigung eines Projekts ändern' },
    body: z.strictObject({ state: z.enum(pageStates).optional(), verified: z.boolean().optional() }),
    ok: Done,
  }),
};
