import { jobStates } from '#contract/calls/admin-tables.ts';
import { pageStates, userStatuses } from '#domain/enumerations.ts';
import { sortQuery } from '../../../components/listing/list-query.ts';
import * as orders from '../sort-orders.ts';
import { type ExportedList, paged, stateOf, whole } from './exported-list.server.ts';

// The columns of each super admin list in a spreadsheet: heading and value. Times are ISO 8601, for machines.

export const exportedLists: Record<string, ExportedList> = {
  projects: paged(
    (api, url, paging) =>
      api.listAllProjects({ query: { ...paging, ...sortQuery(url, orders.projects), ...stateOf(url, pageStates) } }),
    {
      id: 'id',
      slug: 'slug',
      address: 'full',
      title: 'title',
      owner: ({ owner }) => owner?.email ?? null,
      plan: 'planId',
      system: 'pageType',
      state: 'state',
      score: 'score',
      pages: 'subPages',
      members: 'members',
      verified: 'verifiedAt',
      created: 'createdAt',
    },
  ),
  users: paged(
    (api, url, paging) => {
      const status = userStatuses.find((one) => one === url.searchParams.get('status'));
      return api.listUsers({ query: { ...paging, ...sortQuery(url, orders.users), ...(status && { status }) } });
    },
    {
      id: 'id',
      email: 'email',
      name: ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' '),
      status: 'status',
      role: 'role',
      projects: 'projects',
      'last seen': 'lastSeenAt',
      created: 'createdAt',
    },
  ),
  crawls: paged((api, _url, paging) => api.listAllCrawls({ query: paging }), {
    id: 'id',
    time: 'createdAt',
    project: 'projectSlug',
    address: 'url',
    source: 'source',
    bot: 'bot',
    kind: 'kind',
    state: 'state',
    status: 'status',
    milliseconds: 'milliseconds',
  }),
  'link-preview-checker': paged(
    (api, url, paging) => {
      const query = { ...paging, ...sortQuery(url, orders.checker), ...stateOf(url, orders.checkerStates) };
      return api.listCheckerRequests({ query });
    },
    {
      id: 'id',
      email: 'email',
      website: 'website',
      language: 'language',
      state: 'state',
      reason: 'reason',
      project: 'projectSlug',
      score: 'score',
      'next steps': ({ nextSteps }) => nextSteps.join('; '),
      asked: 'createdAt',
      finished: 'finishedAt',
    },
  ),
  mails: paged((api, url, paging) => api.listMails({ query: { ...paging, ...sortQuery(url, orders.mails) } }), {
    id: 'id',
    to: 'recipient',
    subject: 'subject',
    kind: 'kind',
    state: 'state',
    written: 'createdAt',
  }),
  waitlist: paged(
    (api, url, paging) => {
      const query = { ...paging, ...sortQuery(url, orders.waitlist), ...stateOf(url, orders.waitlistStates) };
      return api.listWaitlist({ query });
    },
    {
      id: 'id',
      email: 'email',
      website: 'website',
      'shopify address': 'shopifyUrl',
      language: 'language',
      joined: 'createdAt',
      confirmed: 'confirmedAt',
    },
  ),
  jobs: paged(
    (api, url, paging) =>
      api.listJobs({ query: { ...paging, ...sortQuery(url, orders.jobs), ...stateOf(url, jobStates) } }),
    {
      id: 'id',
      name: 'name',
      state: 'state',
      retries: 'retryCount',
      created: 'createdAt',
      started: 'startedAt',
      finished: 'finishedAt',
      error: 'error',
      payload: ({ payload }) => JSON.stringify(payload),
    },
  ),
  wishes: paged(
    (api, url, paging) => {
      const query = { ...paging, ...sortQuery(url, orders.wishes), ...stateOf(url, orders.wishStates) };
      return api.listWishes({ query });
    },
    {
      kind: 'kind',
      id: 'id',
      project: 'projectSlug',
      site: 'site',
      email: 'email',
      plan: 'planId',
      period: 'period',
      credits: 'credits',
      cents: 'cents',
      asked: 'createdAt',
      decided: ({ decision }) => decision?.at ?? null,
      decision: ({ decision }) => (decision ? (decision.isActive ? 'activated' : 'refused') : null),
      reason: ({ decision }) => decision?.reason ?? null,
    },
  ),
  'user-agents': whole((api) => api.listUserAgents(), {
    id: 'id',
    position: 'position',
    pattern: 'pattern',
    bot: 'bot',
    source: 'source',
    parent: 'parent',
    kind: ({ isBot }) => (isBot ? 'crawler' : 'share'),
  }),
  'unknown-agents': paged(
    (api, url, paging) => api.listUnknownAgents({ query: { ...paging, ...sortQuery(url, orders.unknownAgents) } }),
    { id: 'id', agent: 'agent', count: 'count', 'first seen': 'firstSeenAt', 'last seen': 'lastSeenAt' },
  ),
  'base-templates': whole((api) => api.listBaseTemplatesAsAdmin(), {
    id: 'id',
    name: 'name',
    'title en': ({ title }) => title.en,
    'title de': ({ title }) => title.de,
    'preferred route': 'preferredRoutePath',
    'page types': ({ pageKinds }) => pageKinds.join('; '),
    variants: 'variants',
    used: 'used',
  }),
  campaigns: whole((api) => api.listCampaigns(), {
    id: 'id',
    token: 'token',
    'title en': ({ texts }) => texts.en.title,
    'title de': ({ texts }) => texts.de.title,
    'banner in': ({ bannerLanguages }) => bannerLanguages.join('; '),
    'first day': 'firstDay',
    'last day': 'lastDay',
    state: 'state',
    views: 'views',
    clicks: 'clicks',
    changed: 'updatedAt',
  }),
};
