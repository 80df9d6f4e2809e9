import { z } from 'zod';
import { call, Image, type Scope } from '#contract/call.ts';
import { Id, idParams, line, ofProject, pageOf, paging, Timestamp } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { changeKinds } from '#domain/watch/find-changes.ts';
import { incidentStates } from '#domain/watch/incident.ts';
import type { PageState } from '#domain/watch/page-state.ts';

const ofPage: Scope = { entity: 'sub-page', in: 'params', field: 'id' };
const TextPair = z.object({ en: z.string(), de: z.string() });

/** How much of the month's events is used, and when the next page is due. */
export const Monitoring = z.object({
  /** False: the plan has the monthly audit instead. */
  isWatched: z.boolean(),
  events: z.object({ used: z.number(), limit: z.number(), renewsAt: Timestamp, nextLookAt: Timestamp.nullable() }),
  /** `seen`: looked at by anybody, the watch, a crawl, an audit; `read`: once with success; `faulty`: worse than then. */
  pages: z.object({ watched: z.number(), seen: z.number(), read: z.number(), faulty: z.number() }),
  /** When a page was last read. */
  lastCheckAt: Timestamp.nullable(),
  /** Faults seen once; a second look decides whether they are incidents. */
  suspicions: z.array(
    z.object({ title: TextPair, pages: z.number(), since: Timestamp, confirmAt: Timestamp.nullable() }),
  ),
  /** The last 90 days, oldest first: pages read, and the most that had a fault at one time. */
  days: z.array(z.object({ day: z.iso.date(), checked: z.number(), faulty: z.number(), incidents: z.number() })),
  /** How often a page is looked at if nothing changes; null: not at all, or no page is known yet. */
  daysBetweenLooks: z.number().nullable(),
  /** How long snapshots are stored. */
  retentionMonths: z.number(),
  openIncidents: z.number(),
  hasBadge: z.boolean(),
  badgeUrl: z.string(),
});
export type Monitoring = z.output<typeof Monitoring>;

export const Incident = z.object({
  uuid: z.string(),
  state: z.enum(incidentStates),
  title: TextPair,
  effect: TextPair,
  openedAt: Timestamp.nullable(),
  resolvedAt: Timestamp.nullable(),
  /** Pages with the fault now, and all that ever had it. */
  pages: z.number(),
  allPages: z.number(),
  /** Paths of routes it touches. */
  routes: z.array(z.string()),
  note: z.string().nullable(),
});
export type Incident = z.output<typeof Incident>;

const SnapshotSide = z.object({ seenAt: Timestamp, state: z.custom<PageState>(), hasImage: z.boolean() });
/** One page of an incident before and after; `after` is null where there is nothing to show, such as an outage. */
export const ListedIncident = Incident.extend({
  example: z
    .object({ subPageId: z.number(), url: z.string(), before: SnapshotSide, after: SnapshotSide.nullable() })
    .nullable(),
});
export type ListedIncident = z.output<typeof ListedIncident>;

export const IncidentPage = z.object({
  subPageId: z.number(),
  path: z.string(),
  title: z.string().nullable(),
  since: Timestamp,
  clearedAt: Timestamp.nullable(),
  /** The snapshots before and after it began, for the comparison. */
  before: Timestamp.nullable(),
  after: Timestamp.nullable(),
});
export type IncidentPage = z.output<typeof IncidentPage>;

/** A moment at which a page's preview changed. */
export const Snapshot = z.object({
  subPageId: z.number(),
  path: z.string(),
  title: z.string().nullable(),
  seenAt: Timestamp,
  text: TextPair,
  kinds: z.array(z.enum(changeKinds)),
  score: z.number(),
  isFirst: z.boolean(),
  hasImage: z.boolean(),
});
export type Snapshot = z.output<typeof Snapshot>;

const Word = z.object({ text: z.string(), is: z.enum(['same', 'removed', 'added']) });
export const PreviewComparison = z.object({
  before: SnapshotSide,
  after: SnapshotSide,
  text: TextPair,
  /** Texts that differ, word by word. */
  words: z.array(z.object({ key: z.string(), words: z.array(Word) })),
});
export type PreviewComparison = z.output<typeof PreviewComparison>;

const incidentParams = z.strictObject({ id: Id, incidentId: Id });

export const monitoringCalls = {
  getMonitoring: call({
    method: 'get',
    path: '/project/{id}/monitoring',
    ...ofProject('editor'),
    summary: {
      en: 'Monitoring events used this month, and when the next page is due',
      de: 'Verbrauchte Monitoring-Ereignisse des Monats und wann die nächste Seite an der Reihe ist',
    },
    ok: Monitoring,
  }),
  saveMonitoring: call({
    method: 'put',
    path: '/project/{id}/monitoring',
    ...ofProject('project-admin'),
    summary: { en: 'Switch the public badge on or off', de: 'Das öffentliche Badge ein- oder ausschalten' },
    body: z.strictObject({ hasBadge: z.boolean() }),
    ok: Monitoring,
  }),
  listIncidents: call({
    method: 'get',
    path: '/project/{id}/incidents',
    ...ofProject('editor'),
    summary: { en: 'Incidents of a project, newest first', de: 'Störungen eines Projekts, neueste zuerst' },
    query: z.strictObject({
      page: paging.page,
      perPage: paging.perPage,
      only: z.enum(['running', 'all']).default('all'),
    }),
    ok: pageOf(ListedIncident),
  }),
  getIncident: call({
    method: 'get',
    path: '/project/{id}/incident/{incidentId}',
    ...ofProject('editor'),
    params: incidentParams,
    summary: { en: 'An incident with the pages it affects', de: 'Eine Störung mit den betroffenen Seiten' },
    query: z.strictObject({ page: paging.page, perPage: paging.perPage }),
    ok: z.object({ incident: Incident, pages: pageOf(IncidentPage) }),
  }),
  changeIncident: call({
    method: 'patch',
    path: '/project/{id}/incident/{incidentId}',
    ...ofProject('editor'),
    params: incidentParams,
    summary: {
      en: 'Acknowledge, mute or reopen an incident, or note something on it',
      de: 'Eine Störung übernehmen, stummschalten, wieder öffnen oder eine Notiz hinterlassen',
    },
    body: z.strictObject({
      state: z.enum(['open', 'acknowledged', 'muted']).optional(),
      note: line(2000).nullable().optional(),
    }),
    ok: Incident,
  }),
  listPreviewChanges: call({
    method: 'get',
    path: '/project/{id}/preview-changes',
    ...ofProject('editor'),
    summary: { en: 'Every change of a preview, newest first', de: 'Jede Änderung einer Vorschau, neueste zuerst' },
    query: z.strictObject({ page: paging.page, perPage: paging.perPage }),
    ok: pageOf(Snapshot),
  }),
  hintChangedPages: call({
    method: 'post',
    path: '/project/{id}/changed-pages',
    ...ofProject('editor'),
    summary: {
      en: 'Say which pages changed, so that they are looked at first',
      de: 'Geänderte Seiten melden, damit sie zuerst angesehen werden',
    },
    limits: [limits.changeHints],
    body: z.strictObject({ urls: z.array(z.url().max(2000)).min(1).max(1000) }),
    ok: z.object({ hinted: z.number() }),
    okStatus: 202,
  }),
  getPageHistory: call({
    method: 'get',
    path: '/sub-page/{id}/history',
    access: 'editor',
    scope: ofPage,
    params: idParams,
    summary: {
      en: 'How the preview of a page changed, newest first',
      de: 'Wie sich die Vorschau einer Seite geändert hat, neueste zuerst',
    },
    query: z.strictObject({ page: paging.page, perPage: paging.perPage }),
    ok: pageOf(Snapshot),
  }),
  comparePreviews: call({
    method: 'get',
    path: '/sub-page/{id}/compare',
    access: 'editor',
    scope: ofPage,
    params: idParams,
    summary: { en: 'The preview of a page at two moments', de: 'Die Vorschau einer Seite zu zwei Zeitpunkten' },
    query: z.strictObject({ before: z.iso.datetime({ offset: true }), after: z.iso.datetime({ offset: true }) }),
    ok: PreviewComparison,
  }),
  getSnapshotImage: call({
    method: 'get',
    path: '/sub-page/{id}/snapshot-image',
    access: 'editor',
    scope: ofPage,
    params: idParams,
    summary: {
      en: 'The image of a page as it was then, in small',
      de: 'Das Bild einer Seite, wie es damals war, verkleinert',
    },
    query: z.strictObject({ at: z.iso.datetime({ offset: true }) }),
    gives: 'image',
    ok: Image,
  }),
};
