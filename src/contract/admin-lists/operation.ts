import type { AllCrawl, MailSummary } from '#contract/calls/admin.ts';
import type { AdminCampaign, Job, ListedBaseTemplate, UnknownAgent, UserAgent } from '#contract/calls/admin-tables.ts';
import type { CardReport } from '#contract/calls/card-reports.ts';
import { adminList } from './admin-list.ts';

// Lists about what the installation does, and the tables that are maintained by hand.

const status = { en: 'Status', de: 'Status' };
const name = { en: 'Name', de: 'Name' };
const lastChange = { en: 'Last change', de: 'Letzte Änderung' };
const byPatternOrName = { en: 'Search by pattern or name', de: 'Nach Muster oder Namen suchen' };
const search = { en: 'Search', de: 'Suchen' };

/** Its other columns are those of a project's own list. */
export const crawls = adminList<AllCrawl>()({
  name: 'crawls',
  call: 'listAllCrawls',
  searchFor: { en: 'Search by project or platform', de: 'Nach Projekt oder Plattform suchen' },
  columns: {
    project: { heading: { en: 'Project', de: 'Projekt' } },
    time: { heading: { en: 'Time', de: 'Zeitpunkt' }, show: ['moment', 'createdAt'] },
  },
  csv: [
    ['id', 'Nr.', 'id'],
    ['time', 'Zeit', 'createdAt'],
    ['project', 'Projekt', 'projectSlug'],
    ['address', 'Adresse', 'url'],
    ['source', 'Quelle', 'source'],
    ['bot', 'Bot', 'bot'],
    ['kind', 'Art', 'kind'],
    ['state', 'Status', 'state'],
    ['status', 'Status', 'status'],
    ['milliseconds', 'Millisekunden', 'milliseconds'],
  ],
});

export const mails = adminList<MailSummary>()({
  name: 'mails',
  call: 'listMails',
  searchFor: { en: 'Search by recipient or subject', de: 'Nach Empfänger oder Betreff suchen' },
  columns: {
    subject: { heading: { en: 'Subject', de: 'Betreff' }, sort: true },
    recipient: { heading: { en: 'To', de: 'An' }, sort: true, show: ['text', 'recipient'] },
    state: { heading: status, sort: true },
    kind: { heading: { en: 'Type', de: 'Art' }, sort: true, hidden: true },
    date: { heading: { en: 'Created', de: 'Erstellt' }, sort: true, show: ['full moment', 'createdAt'] },
  },
  csv: [
    ['id', 'Nr.', 'id'],
    ['to', 'an', 'recipient'],
    ['subject', 'Betreff', 'subject'],
    ['kind', 'Art', 'kind'],
    ['state', 'Status', 'state'],
    ['written', 'erstellt', 'createdAt'],
  ],
});

export const jobs = adminList<Job>()({
  name: 'jobs',
  call: 'listJobs',
  searchFor: { en: 'Search by name or payload', de: 'Nach Namen oder Inhalt suchen' },
  choice: {
    name: 'state',
    all: { en: 'All statuses', de: 'Alle Status' },
    values: {
      failed: { en: 'Failed', de: 'Fehlgeschlagen' },
      active: { en: 'Running', de: 'Läuft' },
      created: { en: 'Waiting', de: 'Wartet' },
      retry: { en: 'Waiting to retry', de: 'Wartet auf Wiederholung' },
      completed: { en: 'Completed', de: 'Abgeschlossen' },
      cancelled: { en: 'Cancelled', de: 'Abgebrochen' },
    } satisfies Record<Job['state'], object>,
  },
  columns: {
    name: { heading: { en: 'Job', de: 'Job' }, sort: true },
    state: { heading: status, sort: true },
    tries: { heading: { en: 'Retries', de: 'Wiederholungen' }, sort: true, show: ['number', 'retryCount'] },
    date: { heading: lastChange, sort: true, align: 'end' },
  },
  csv: [
    ['id', 'Nr.', 'id'],
    ['name', 'Name', 'name'],
    ['state', 'Status', 'state'],
    ['retries', 'Wiederholungen', 'retryCount'],
    ['created', 'erstellt', 'createdAt'],
    ['started', 'begonnen', 'startedAt'],
    ['finished', 'beendet', 'finishedAt'],
    ['error', 'Fehler', 'error'],
    ['payload', 'Inhalt', ({ payload }) => JSON.stringify(payload)],
  ],
});

export const cardReports = adminList<CardReport>()({
  name: 'card-reports',
  call: 'listCardReports',
  searchFor: { en: 'Search reports', de: 'Meldungen suchen' },
  choice: {
    name: 'state',
    all: { en: 'All', de: 'Alle' },
    values: {
      open: { en: 'Open', de: 'Offen' },
      answered: { en: 'Answered', de: 'Beantwortet' },
    } satisfies Record<CardReport['state'], object>,
  },
  columns: {
    page: { heading: { en: 'Page', de: 'Seite' } },
    platform: { heading: { en: 'Platform', de: 'Plattform' } },
    state: { heading: status },
    image: { heading: { en: 'Screenshot', de: 'Screenshot' } },
    date: { heading: { en: 'Reported', de: 'Gemeldet' }, show: ['full moment', 'createdAt'] },
  },
});

export const userAgents = adminList<UserAgent>()({
  name: 'user-agents',
  call: 'listUserAgents',
  searchFor: byPatternOrName,
  whole: { words: ({ pattern, bot, parent, source }) => [pattern, bot, parent, source], order: 'position' },
  columns: {
    pattern: { heading: { en: 'Pattern', de: 'Muster' }, sort: ({ pattern }) => pattern },
    bot: { heading: name, sort: ({ bot }) => bot, show: ['text', 'bot'] },
    source: { heading: { en: 'Source', de: 'Quelle' }, sort: ({ source }) => source, show: ['text', 'source'] },
    parent: { heading: { en: 'Operator', de: 'Betreiber' }, sort: ({ parent }) => parent, show: ['text', 'parent'] },
    isBot: { heading: { en: 'Type', de: 'Art' } },
    position: {
      heading: { en: 'Position', de: 'Position' },
      sort: ({ position }) => position,
      show: ['number', 'position'],
    },
  },
  csv: [
    ['id', 'Nr.', 'id'],
    ['position', 'Position', 'position'],
    ['pattern', 'Muster', 'pattern'],
    ['bot', 'Bot', 'bot'],
    ['source', 'Quelle', 'source'],
    ['parent', 'Betreiber', 'parent'],
    ['kind', 'Art', ({ isBot }) => (isBot ? 'crawler' : 'share')],
  ],
});

export const unknownAgents = adminList<UnknownAgent>()({
  name: 'unknown-agents',
  call: 'listUnknownAgents',
  searchFor: byPatternOrName,
  columns: {
    agent: { heading: { en: 'User agent', de: 'User-Agent' }, sort: true },
    count: { heading: { en: 'Requests', de: 'Abrufe' }, sort: true, show: ['number', 'count'] },
    lastSeen: { heading: { en: 'Last seen', de: 'Zuletzt gesehen' }, sort: true, show: ['moment', 'lastSeenAt'] },
  },
  csv: [
    ['id', 'Nr.', 'id'],
    ['agent', 'User-Agent', 'agent'],
    ['count', 'Anzahl', 'count'],
    ['first seen', 'zuerst gesehen', 'firstSeenAt'],
    ['last seen', 'zuletzt gesehen', 'lastSeenAt'],
  ],
});

export const baseTemplates = adminList<ListedBaseTemplate>()({
  name: 'base-templates',
  call: 'listBaseTemplatesAsAdmin',
  searchFor: search,
  whole: { words: (base) => [base.name, base.title.en, base.title.de], order: 'name' },
  columns: {
    name: { heading: name, sort: ({ title }, language) => title[language] },
    route: {
      heading: { en: 'Preferred path', de: 'Bevorzugter Pfad' },
      sort: ({ preferredRoutePath }) => preferredRoutePath,
    },
    kinds: { heading: { en: 'Page types', de: 'Seitentypen' } },
    variants: { heading: { en: 'Variants', de: 'Varianten' }, show: ['number', 'variants'] },
    used: { heading: { en: 'Used', de: 'Verwendet' }, sort: ({ used }) => used, show: ['number', 'used'] },
  },
  csv: [
    ['id', 'Nr.', 'id'],
    ['name', 'Name', 'name'],
    ['title en', 'Titel (en)', ({ title }) => title.en],
    ['title de', 'Titel (de)', ({ title }) => title.de],
    ['preferred path', 'bevorzugter Pfad', 'preferredRoutePath'],
    ['page types', 'Seitentypen', ({ pageKinds }) => pageKinds.join('; ')],
    ['variants', 'Varianten', 'variants'],
    ['used', 'verwendet', 'used'],
  ],
});

export const campaigns = adminList<AdminCampaign>()({
  name: 'campaigns',
  call: 'listCampaigns',
  searchFor: search,
  whole: { words: ({ token, texts }, language) => [token, texts[language].title], order: 'token' },
  columns: {
    token: { heading: { en: 'Address', de: 'Adresse' }, sort: ({ token }) => token },
    title: { heading: { en: 'Title', de: 'Titel' }, sort: ({ texts }, language) => texts[language].title },
    banner: { heading: { en: 'Banner', de: 'Banner' } },
    period: { heading: { en: 'Period', de: 'Zeitraum' } },
    views: { heading: { en: 'Views', de: 'Aufrufe' }, sort: ({ views }) => views, align: 'end' },
    clicks: { heading: { en: 'Clicks', de: 'Klicks' }, sort: ({ clicks }) => clicks, align: 'end' },
    date: { heading: lastChange, sort: ({ updatedAt }) => updatedAt, show: ['moment', 'updatedAt'] },
  },
  csv: [
    ['id', 'Nr.', 'id'],
    ['token', 'Token', 'token'],
    ['title en', 'Titel (en)', ({ texts }) => texts.en.title],
    ['title de', 'Titel (de)', ({ texts }) => texts.de.title],
    ['banner in', 'Banner in', ({ bannerLanguages }) => bannerLanguages.join('; ')],
    ['first day', 'erster Tag', 'firstDay'],
    ['last day', 'letzter Tag', 'lastDay'],
    ['state', 'Status', 'state'],
    ['views', 'Aufrufe', 'views'],
    ['clicks', 'Klicks', 'clicks'],
    ['changed', 'geändert', 'updatedAt'],
  ],
});
