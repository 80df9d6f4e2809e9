import { jobStates } from '#contract/admin-tables.ts';
import type { Api } from '#contract/client.ts';
import { pageStates } from '#domain/enumerations.ts';
import type { CsvValue } from '#domain/format/csv.ts';
import { sortQuery } from '../../../components/listing/list-query.ts';
import * as orders from '../orders.ts';

// What each list of the super admin says in a spreadsheet. Times are ISO 8601: they are read by machines.

interface Paging {
  page: number;
  perPage: number;
  search?: string;
}
interface ExportedList {
  columns: readonly string[];
  rows(api: Api, url: URL, paging: Paging): Promise<{ rows: CsvValue[][]; total: number }>;
}

const stateOf = <State extends string>(url: URL, states: readonly State[]) => {
  const state = states.find((one) => one === url.searchParams.get('state'));
  return state ? { state } : {};
};

const whole = (rows: CsvValue[][], page: number) => ({ rows: page === 1 ? rows : [], total: rows.length });

export const exportedLists = {
  projects: {
    columns: [
      'id',
      'slug',
      'address',
      'title',
      'system',
      'state',
      'score',
      'sub pages',
      'members',
      'verified',
      'created',
    ],
    rows: async (api, url, paging) => {
      const query = { ...paging, ...sortQuery(url, orders.projects), ...stateOf(url, pageStates) };
      const { items, total } = await api.listAllProjects({ query });
      return {
        total,
        rows: items.map((one) => [
          one.id,
          one.slug,
          one.full,
          one.title,
          one.pageType,
          one.state,
          one.score,
          one.subPages,
          one.members,
          one.verifiedAt,
          one.createdAt,
        ]),
      };
    },
  },
  crawls: {
    columns: ['id', 'time', 'project', 'address', 'source', 'bot', 'is bot', 'state', 'status', 'milliseconds'],
    rows: async (api, url, paging) => {
      const { items, total } = await api.listAllCrawls({ query: { ...paging, ...sortQuery(url, orders.crawls) } });
      return {
        total,
        rows: items.map((one) => [
          one.id,
          one.createdAt,
          one.projectSlug,
          one.url,
          one.source,
          one.bot,
          one.isBot,
          one.state,
          one.status,
          one.milliseconds,
        ]),
      };
    },
  },
  'link-preview-checker': {
    columns: [
      'id',
      'email',
      'website',
      'language',
      'state',
      'reason',
      'project',
      'score',
      'next steps',
      'asked',
      'finished',
    ],
    rows: async (api, url, paging) => {
      const query = { ...paging, ...sortQuery(url, orders.checker), ...stateOf(url, orders.checkerStates) };
      const { items, total } = await api.listCheckerRequests({ query });
      return {
        total,
        rows: items.map((one) => [
          one.id,
          one.email,
          one.website,
          one.language,
          one.state,
          one.reason,
          one.projectSlug,
          one.score,
          one.nextSteps.join('; '),
          one.createdAt,
          one.finishedAt,
        ]),
      };
    },
  },
  mails: {
    columns: ['id', 'to', 'subject', 'kind', 'state', 'written'],
    rows: async (api, url, paging) => {
      const { items, total } = await api.listMails({ query: { ...paging, ...sortQuery(url, orders.mails) } });
      return {
        total,
        rows: items.map((one) => [one.id, one.recipient, one.subject, one.kind, one.state, one.createdAt]),
      };
    },
  },
  waitlist: {
    columns: ['id', 'email', 'website', 'shopify address', 'language', 'joined', 'confirmed'],
    rows: async (api, url, paging) => {
      const query = { ...paging, ...sortQuery(url, orders.waitlist), ...stateOf(url, orders.waitlistStates) };
      const { items, total } = await api.listWaitlist({ query });
      return {
        total,
        rows: items.map((one) => [
          one.id,
          one.email,
          one.website,
          one.shopifyUrl,
          one.language,
          one.createdAt,
          one.confirmedAt,
        ]),
      };
    },
  },
  jobs: {
    columns: ['id', 'name', 'state', 'retries', 'created', 'started', 'finished', 'error', 'payload'],
    rows: async (api, url, paging) => {
      const query = { ...paging, ...sortQuery(url, orders.jobs), ...stateOf(url, jobStates) };
      const { items, total } = await api.listJobs({ query });
      return {
        total,
        rows: items.map((one) => [
          one.id,
          one.name,
          one.state,
          one.retryCount,
          one.createdAt,
          one.startedAt,
          one.finishedAt,
          one.error,
          JSON.stringify(one.payload),
        ]),
      };
    },
  },
  wishes: {
    columns: ['kind', 'id', 'project', 'site', 'email', 'plan', 'period', 'credits', 'cents', 'asked'],
    rows: async (api, url, paging) => {
      const { items, total } = await api.listWishes({ query: { ...paging, ...sortQuery(url, orders.wishes) } });
      return {
        total,
        rows: items.map((one) => [
          one.kind,
          one.id,
          one.projectSlug,
          one.site,
          one.email,
          one.planId,
          one.period,
          one.credits,
          one.cents,
          one.createdAt,
        ]),
      };
    },
  },
  'user-agents': {
    columns: ['id', 'position', 'pattern', 'bot', 'source', 'parent', 'is bot'],
    rows: async (api, _, { page }) =>
      whole(
        (await api.listUserAgents()).map((one) => [
          one.id,
          one.position,
          one.pattern,
          one.bot,
          one.source,
          one.parent,
          one.isBot,
        ]),
        page,
      ),
  },
  'unknown-agents': {
    columns: ['id', 'agent', 'count', 'first seen', 'last seen'],
    rows: async (api, url, paging) => {
      const query = { ...paging, ...sortQuery(url, orders.unknownAgents) };
      const { items, total } = await api.listUnknownAgents({ query });
      return { total, rows: items.map((one) => [one.id, one.agent, one.count, one.firstSeenAt, one.lastSeenAt]) };
    },
  },
  'base-templates': {
    columns: ['id', 'name', 'preferred route', 'kinds of page', 'variants', 'used'],
    rows: async (api, _, { page }) =>
      whole(
        (await api.listBaseTemplatesAsAdmin()).map((one) => [
          one.id,
          one.name,
          one.preferredRoutePath,
          one.pageKinds.join('; '),
          one.variants,
          one.used,
        ]),
        page,
      ),
  },
  campaigns: {
    columns: ['id', 'token', 'title en', 'title de', 'banner in', 'changed'],
    rows: async (api, _, { page }) =>
      whole(
        (await api.listCampaigns()).map((one) => [
          one.id,
          one.token,
          one.texts.en.title,
          one.texts.de.title,
          one.bannerLanguages.join('; '),
          one.updatedAt,
        ]),
        page,
      ),
  },
} satisfies Record<string, ExportedList>;
