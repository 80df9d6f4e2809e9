import type { CheckerRequest, ListedProject, WaitlistEntry } from '#contract/calls/admin.ts';
import type { ListedUser } from '#contract/calls/admin-users.ts';
import type { BilledSubscription } from '#contract/calls/billing.ts';
import type { CancellationRequest } from '#contract/calls/cancellation.ts';
import type { SupportRequest } from '#contract/calls/customers.ts';
import type { PlanRequest } from '#contract/calls/plan.ts';
import type { PageState, UserStatus } from '#domain/enumerations.ts';
import { adminList } from './admin-list.ts';

// Lists about projects and the people behind them.

const status = { en: 'Status', de: 'Status' };
const allStatuses = { en: 'All statuses', de: 'Alle Status' };
const all = { en: 'All', de: 'Alle' };
const project = { en: 'Project', de: 'Projekt' };
const website = { en: 'Website', de: 'Website' };
const email = { en: 'Email', de: 'E-Mail' };
const plan = { en: 'Plan', de: 'Tarif' };
const requested = { en: 'Requested', de: 'Angefragt' };
const since = { en: 'Since', de: 'Seit' };
const byWebsiteOrEmail = { en: 'Search by website or email', de: 'Nach Website oder E-Mail suchen' };

export const projects = adminList<ListedProject>()({
  name: 'projects',
  call: 'listAllProjects',
  searchFor: { en: 'Search by address, slug or owner', de: 'Nach Adresse, Slug oder Inhaber suchen' },
  choice: {
    name: 'state',
    all: allStatuses,
    values: {
      created: { en: 'New', de: 'Neu' },
      active: { en: 'Active', de: 'Aktiv' },
      inactive: { en: 'Inactive', de: 'Inaktiv' },
    } satisfies Record<PageState, object>,
  },
  columns: {
    name: { heading: project, sort: true },
    owner: { heading: { en: 'Owner', de: 'Inhaber' }, sort: true },
    plan: { heading: plan, sort: true },
    state: { heading: status },
    score: { heading: { en: 'Score', de: 'Punkte' }, sort: true, align: 'end' },
    subPages: { heading: { en: 'Pages', de: 'Seiten' }, sort: true, show: ['number', 'subPages'] },
    members: { heading: { en: 'Members', de: 'Mitwirkende' }, sort: true, show: ['number', 'members'] },
    verified: { heading: { en: 'Verified', de: 'Bestätigt' }, sort: true },
    since: { heading: since, sort: true, show: ['day', 'createdAt'] },
  },
  csv: [
    ['id', 'Nr.', 'id'],
    ['slug', 'Slug', 'slug'],
    ['address', 'Adresse', 'full'],
    ['title', 'Titel', 'title'],
    ['owner', 'Inhaber', ({ owner }) => owner?.email ?? null],
    ['plan', 'Tarif', 'planId'],
    ['system', 'System', 'pageType'],
    ['state', 'Status', 'state'],
    ['score', 'Punkte', 'score'],
    ['pages', 'Seiten', 'subPages'],
    ['members', 'Mitwirkende', 'members'],
    ['verified', 'bestätigt', 'verifiedAt'],
    ['created', 'erstellt', 'createdAt'],
  ],
});

export const users = adminList<ListedUser>()({
  name: 'users',
  call: 'listUsers',
  searchFor: { en: 'Search by email or name', de: 'Nach E-Mail oder Namen suchen' },
  choice: {
    name: 'status',
    all: allStatuses,
    values: {
      active: { en: 'Active', de: 'Aktiv' },
      inactive: { en: 'Not confirmed', de: 'Nicht bestätigt' },
      pending: { en: 'Invited', de: 'Eingeladen' },
      suspended: { en: 'Suspended', de: 'Gesperrt' },
      first_login: { en: 'Never logged in', de: 'Noch nie angemeldet' },
    } satisfies Record<UserStatus, object>,
  },
  columns: {
    email: { heading: email, sort: true },
    name: { heading: { en: 'Name', de: 'Name' }, sort: true },
    status: { heading: status, sort: true },
    projects: { heading: { en: 'Projects', de: 'Projekte' }, sort: true, show: ['number', 'projects'] },
    lastSeen: { heading: { en: 'Last active', de: 'Zuletzt aktiv' }, sort: true, show: ['moment', 'lastSeenAt'] },
    since: { heading: since, sort: true, show: ['day', 'createdAt'] },
  },
  csv: [
    ['id', 'Nr.', 'id'],
    ['email', 'E-Mail', 'email'],
    ['name', 'Name', ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' ')],
    ['status', 'Status', 'status'],
    ['role', 'Rolle', 'role'],
    ['projects', 'Projekte', 'projects'],
    ['last seen', 'zuletzt gesehen', 'lastSeenAt'],
    ['created', 'erstellt', 'createdAt'],
  ],
});

export const checker = adminList<CheckerRequest>()({
  name: 'link-preview-checker',
  call: 'listCheckerRequests',
  searchFor: { en: 'Search by address or email', de: 'Nach Adresse oder E-Mail suchen' },
  choice: {
    name: 'state',
    all: allStatuses,
    values: {
      accepted: { en: 'Queued', de: 'In Warteschlange' },
      done: { en: 'Completed', de: 'Abgeschlossen' },
      refused: { en: 'Rejected', de: 'Abgelehnt' },
      failed: { en: 'Failed', de: 'Fehlgeschlagen' },
    } satisfies Record<CheckerRequest['state'], object>,
  },
  columns: {
    website: { heading: website, sort: true },
    state: { heading: status, sort: true },
    result: { heading: { en: 'Result', de: 'Ergebnis' } },
    mail: { heading: email },
    next: { heading: { en: 'Next step', de: 'Nächster Schritt' } },
    requested: { heading: requested, sort: true, show: ['moment', 'createdAt'] },
  },
  csv: [
    ['id', 'Nr.', 'id'],
    ['email', 'E-Mail', 'email'],
    ['website', 'Website', 'website'],
    ['language', 'Sprache', 'language'],
    ['state', 'Status', 'state'],
    ['reason', 'Grund', 'reason'],
    ['project', 'Projekt', 'projectSlug'],
    ['score', 'Punkte', 'score'],
    ['next steps', 'nächste Schritte', ({ nextSteps }) => nextSteps.join('; ')],
    ['asked', 'angefragt', 'createdAt'],
    ['finished', 'beendet', 'finishedAt'],
  ],
});

export const waitlist = adminList<WaitlistEntry>()({
  name: 'waitlist',
  call: 'listWaitlist',
  searchFor: { en: 'Search by email or website', de: 'Nach E-Mail oder Website suchen' },
  choice: {
    name: 'state',
    all,
    values: { confirmed: { en: 'Confirmed', de: 'Bestätigt' }, waiting: { en: 'Unconfirmed', de: 'Unbestätigt' } },
  },
  columns: {
    email: { heading: email, sort: true },
    website: { heading: website },
    language: { heading: { en: 'Language', de: 'Sprache' } },
    createdAt: { heading: { en: 'Joined', de: 'Eingetragen' }, sort: true, show: ['moment', 'createdAt'] },
    confirmedAt: { heading: { en: 'Confirmed', de: 'Bestätigt' }, sort: true, align: 'end' },
  },
  csv: [
    ['id', 'Nr.', 'id'],
    ['email', 'E-Mail', 'email'],
    ['website', 'Website', 'website'],
    ['shopify address', 'Shopify-Adresse', 'shopifyUrl'],
    ['language', 'Sprache', 'language'],
    ['joined', 'eingetragen', 'createdAt'],
    ['confirmed', 'bestätigt', 'confirmedAt'],
  ],
});

/** Requests for plans and credits: the open ones, unless the decided ones are chosen. */
export const planRequests = adminList<PlanRequest>()({
  name: 'plan-requests',
  call: 'listPlanRequests',
  searchFor: byWebsiteOrEmail,
  choice: {
    name: 'state',
    all: { en: 'Open', de: 'Offen' },
    values: { decided: { en: 'Decided', de: 'Entschieden' } },
  },
  columns: {
    site: { heading: project, sort: true },
    planRequest: { heading: { en: 'Request', de: 'Anfrage' } },
    price: { heading: { en: 'Price', de: 'Preis' }, sort: true, align: 'end' },
    email: { heading: email, sort: true },
    date: { heading: requested, sort: true, show: ['moment', 'createdAt'] },
    decision: { heading: { en: 'Decision', de: 'Entscheidung' } },
  },
  csv: [
    ['kind', 'Art', 'kind'],
    ['id', 'Nr.', 'id'],
    ['project', 'Projekt', 'projectSlug'],
    ['site', 'Website', 'site'],
    ['email', 'E-Mail', 'email'],
    ['plan', 'Tarif', 'planId'],
    ['period', 'Zeitraum', 'period'],
    ['credits', 'Credits', 'credits'],
    ['cents', 'Cent', 'cents'],
    ['asked', 'angefragt', 'createdAt'],
    ['decided', 'entschieden', ({ decision }) => decision?.at ?? null],
    ['decision', 'Entscheidung', ({ decision }) => decision && (decision.isActive ? 'activated' : 'refused')],
    ['reason', 'Grund', ({ decision }) => decision?.reason ?? null],
  ],
});

export const subscriptions = adminList<BilledSubscription>()({
  name: 'subscriptions',
  call: 'listBilledSubscriptions',
  searchFor: byWebsiteOrEmail,
  choice: {
    name: 'state',
    all: allStatuses,
    values: {
      active: { en: 'Active', de: 'Aktiv' },
      trialing: { en: 'Starts after the trial', de: 'Beginnt nach der Testphase' },
      past_due: { en: 'Payment failed', de: 'Zahlung fehlgeschlagen' },
      ending: { en: 'Cancelled', de: 'Gekündigt' },
      ended: { en: 'Ended', de: 'Beendet' },
    } satisfies Record<BilledSubscription['status'], object>,
  },
  columns: {
    site: { heading: project, sort: true },
    plan: { heading: plan, sort: true },
    price: { heading: { en: 'Price, net', de: 'Preis, netto' }, sort: true, align: 'end' },
    state: { heading: status },
    date: { heading: since, sort: true, show: ['day', 'startedAt'] },
  },
});

export const cancellations = adminList<CancellationRequest>()({
  name: 'cancellations',
  call: 'listCancellations',
  searchFor: { en: 'Name, email, contract or number', de: 'Name, E-Mail, Vertrag oder Nummer' },
  choice: {
    name: 'state',
    all,
    values: {
      open: { en: 'Open', de: 'Offen' },
      done: { en: 'Done', de: 'Erledigt' },
    } satisfies Record<CancellationRequest['state'], object>,
  },
  columns: {
    person: { heading: { en: 'Person', de: 'Person' } },
    contract: { heading: { en: 'Contract', de: 'Vertrag' } },
    ends: { heading: { en: 'Ends', de: 'Ende' } },
    state: { heading: status },
    date: { heading: { en: 'Received', de: 'Eingegangen' }, show: ['full moment', 'createdAt'] },
  },
});

export const supportRequests = adminList<SupportRequest>()({
  name: 'support',
  call: 'listSupportRequests',
  searchFor: { en: 'Name, email or text', de: 'Name, E-Mail oder Text' },
  choice: {
    name: 'state',
    all,
    values: {
      open: { en: 'Open', de: 'Offen' },
      answered: { en: 'Answered', de: 'Beantwortet' },
    } satisfies Record<SupportRequest['state'], object>,
  },
  columns: {
    person: { heading: { en: 'Person', de: 'Person' }, sort: true },
    message: { heading: { en: 'Message', de: 'Nachricht' } },
    state: { heading: status },
    date: { heading: { en: 'Received', de: 'Eingegangen' }, show: ['full moment', 'createdAt'], sort: true },
  },
});
