import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  uuid as pgUuid,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Activity, activityNames } from '#domain/access/activity.ts';
import { type InvitationOutcome, invitationOutcomes } from '#domain/access/invitation-outcome.ts';
import { type ReportVisibility, reportVisibilities } from '#domain/access/report-visibility.ts';
import type { AgencyLook } from '#domain/agency-look/agency-look.ts';
import {
  type CollaboratorRole,
  collaboratorRoles,
  type PageState,
  type PageType,
  pageStates,
  pageTypes,
} from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import { type SiteSystem, siteSystems } from '#domain/site/connected-site.ts';
import { users } from './accounts.ts';
import { createdAt, id, isLowerCase, moment, oneOf, rule, updatedAt, uuid } from './columns.ts';
import { projectId, userId } from './owner-ids.ts';

export const projects = pgTable(
  'projects',
  {
    id: id(),
    uuid: uuid(),
    slug: text('slug').notNull().unique(),
    /** The site's URL. */
    full: text('full').notNull(),
    /** `full` without protocol, www and trailing slash, lower case: what the project selector searches. */
    address: text('address')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`regexp_replace(lower("full"), '^https?://(www\\.)?|/+$', '', 'g')`),
    title: text('title'),
    description: text('description'),
    logoUrl: text('logo_url'),
    demoUrl: text('demo_url'),
    notes: text('notes'),
    pageType: text('page_type').$type<PageType>().notNull().default('custom'),
    state: text('state').$type<PageState>().notNull().default('created'),
    primaryColor: text('primary_color'),
    shopifyUrl: text('shopify_url'),
    baseRouteTemplateDataParams: jsonb('base_route_template_data_params')
      .$type<Record<string, unknown>>()
      .notNull()
      .default({}),
    /** Names of the base templates offered in this project. */
    baseTemplates: jsonb('base_templates').$type<string[]>().notNull().default([]),
    /** Language to URL, with x-default. */
    locales: jsonb('locales').$type<Record<string, string>>().notNull().default({}),
    /** Families the site itself uses, first the heading's. */
    fonts: jsonb('fonts').$type<string[]>().notNull().default([]),
    /** Storage key of the project's own fallback image. */
    fallbackImageKey: text('fallback_image_key'),
    /** URLs in the sitemap, including those over the plan's limit, so that the dashboard can say what was omitted. */
    subPagesFound: integer('sub_pages_found'),
    /** When the sitemap was last read; with the plan's refresh hours this decides what is due. */
    subPagesFetchedAt: moment('sub_pages_fetched_at'),
    /** Problems at the last read of the site, as text. Empty: none. */
    problems: jsonb('problems').$type<Text[]>().notNull().default([]),
    /**
     * When an image request last got the fallback image because the plan's sub pages were used up; shown on the
     * dashboard.
     */
    overLimitAt: moment('over_limit_at'),
    verifiedAt: moment('verified_at'),
    /** Who can see the reports besides the members. */
    reportVisibility: text('report_visibility').$type<ReportVisibility>().notNull().default('link'),
    /** The unguessable part of a report's URL: 90 random bits. A new one invalidates all links given out. */
    reportKey: text('report_key').notNull().default(sql`left(replace(gen_random_uuid()::text, '-', ''), 24)`),
    /** Links mailed before keys existed still open it, until somebody takes over the project. */
    reportOpensWithoutKey: boolean('report_opens_without_key').notNull().default(false),
    /**
     * How an agency signs its reports. Stays stored when the plan ends, but is shown only while the plan includes it.
     */
    agencyLook: jsonb('agency_look').$type<AgencyLook>(),
    /** The member whose plan covers it; `planPlace` orders their websites when its pages run out. */
    ownerId: integer('owner_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    planPlace: integer('plan_place'),
    offeredTo: integer('offered_to').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    offeredAt: moment('offered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.pageType, pageTypes),
    oneOf(table.state, pageStates),
    oneOf(table.reportVisibility, reportVisibilities),
    rule(table.slug, 'slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    // GET /project/existing-url-data, the checker's "same site within 24 h". A hash, as a URL may be too long for an
    // index.
    index('projects_address_index').using('hash', table.address),
    index('projects_owner_id_index').on(table.ownerId),
    index('projects_offered_to_index').on(table.offeredTo).where(sql`${table.offeredTo} is not null`),
    // Which sitemaps are due.
    index('projects_sub_pages_fetched_at_index').on(table.subPagesFetchedAt),
  ],
);

/** The specification's Collaborator: a person in a project, as editor (`user`) or admin. */
export const userToProject = pgTable(
  'user_to_project',
  {
    id: id(),
    userId: userId(),
    projectId: projectId(),
    role: text('role').$type<CollaboratorRole>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.role, collaboratorRoles),
    // Project first: the list of collaborators. The access check of every call uses the pair.
    unique('user_to_project_pair_unique').on(table.projectId, table.userId),
    // A person's projects.
    index('user_to_project_user_id_index').on(table.userId),
  ],
);

/** Open until answered or withdrawn. It creates neither a member nor an account: accepting does. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    /** From the same sequence as members: both are in one list, and an id there means one person. */
    collaboratorId: integer('collaborator_id').notNull().unique().default(sql`nextval('user_to_project_id_seq')`),
    projectId: projectId(),
    email: text('email').notNull(),
    role: text('role').$type<CollaboratorRole>().notNull(),
    /** As the inviter typed them. */
    firstname: text('firstname'),
    lastname: text('lastname'),
    codeHash: text('code_hash').notNull().unique(),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    outcome: text('outcome').$type<InvitationOutcome>(),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.role, collaboratorRoles),
    oneOf(table.outcome, invitationOutcomes),
    rule(table.outcome, 'ended', sql`(${table.endedAt} is null) = (${table.outcome} is null)`),
    // One open invitation per address and project: inviting again replaces the code.
    uniqueIndex('invitations_open_unique').on(table.projectId, table.email).where(sql`${table.endedAt} is null`),
    // Deleting a project, with all of its invitations.
    index('invitations_project_id_index').on(table.projectId),
    // Invitations waiting for a person.
    index('invitations_email_index').on(table.email),
    index('invitations_invited_by_index').on(table.invitedBy),
  ],
);

// Who did what. A row outlives its project, so that the super admin can still see who deleted it: the id has no foreign
// key and the slug is stored.
export const activityLog = pgTable(
  'activity_log',
  {
    id: id(),
    createdAt: createdAt(),
    action: text('action').$type<Activity>().notNull(),
    /** Null: a visitor, the program itself, or a person whose account is gone. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The super admin who acted as the actor. */
    actingAdminId: integer('acting_admin_id').references(() => users.id, { onDelete: 'set null' }),
    projectId: integer('project_id'),
    projectSlug: text('project_slug'),
    /** The target in words: an address, the name of a token. */
    subject: text('subject'),
    /** Keyed hash of the client's address: distinguishes clients without naming them. */
    clientHash: text('client_hash'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (table) => [
    oneOf(table.action, activityNames),
    // The log of a project, of a person, and cleanup; each newest first.
    index('activity_log_project_id_index').on(table.projectId, table.id),
    index('activity_log_actor_id_index').on(table.actorId, table.id),
    index('activity_log_acting_admin_id_index').on(table.actingAdminId).where(sql`${table.actingAdminId} is not null`),
    index('activity_log_created_at_index').on(table.createdAt),
    // A super admin's visit to a project is logged once an hour, however many calls it takes.
    uniqueIndex('activity_log_visit_unique')
      .on(table.actorId, table.projectId, sql`date_trunc('hour', ${table.createdAt} at time zone 'UTC')`)
      .where(sql`${table.action} = 'super-admin-visit'`),
  ],
);

/**
 * A deleted project whose rows and files remain to be deleted. Written in the transaction that marks the project; it
 * also tells every process which images to drop from its cache.
 */
export const deletions = pgTable(
  'deletions',
  {
    id: id(),
    /** No foreign key: the project's row is deleted first. */
    projectId: integer('project_id').notNull().unique(),
    projectUuid: pgUuid('project_uuid').notNull(),
    /** Folders and single files in storage. */
    folders: jsonb('folders').$type<string[]>().notNull(),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    /** Completed deletion passes: running work may write again afterwards, so one is not enough. */
    passes: smallint('passes').notNull().default(0),
    /** Null: done. */
    dueAt: moment('due_at').defaultNow(),
    filesDeleted: integer('files_deleted').notNull().default(0),
    rowsDeleted: integer('rows_deleted').notNull().default(0),
    error: text('error'),
  },
  (table) => [
    // Due deletions.
    index('deletions_due_at_index').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    // Recent deletions, and cleanup.
    index('deletions_created_at_index').on(table.createdAt),
  ],
);

/** The next step that a person chose after a check; requested by the project's slug, stored by its id. */
export const nextSteps = pgTable(
  'next_steps',
  {
    id: id(),
    email: text('email').notNull(),
    projectId: projectId(),
    nextStep: text('next_step').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    isLowerCase(table.email),
    index('next_steps_project_id_index').on(table.projectId),
    // What one address requested, beside its checks.
    index('next_steps_email_index').on(table.email),
  ],
);

/** A site whose plugin reports changes. Its token is accepted only by the calls below `/site`. */
export const siteConnections = pgTable(
  'site_connections',
  {
    id: id(),
    projectId: projectId(),
    system: text('system').$type<SiteSystem>().notNull(),
    /** The address without a slash at its end. */
    siteUrl: text('site_url').notNull(),
    systemVersion: text('system_version'),
    pluginVersion: text('plugin_version'),
    tokenHash: text('token_hash').notNull().unique(),
    /** The member who created the code. */
    connectedBy: integer('connected_by').references(() => users.id, { onDelete: 'set null' }),
    connectedAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf(table.system, siteSystems),
    // A site that connects again keeps its connection.
    uniqueIndex('site_connections_site_unique').on(table.projectId, table.system, table.siteUrl),
    index('site_connections_connected_by_index').on(table.connectedBy).where(sql`${table.connectedBy} is not null`),
  ],
);

/** A one-time code to connect a site. One per project; a new code replaces it. */
export const siteConnectCodes = pgTable(
  'site_connect_codes',
  {
    projectId: integer('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull().unique(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('site_connect_codes_created_by_index').on(table.createdBy).where(sql`${table.createdBy} is not null`),
    index('site_connect_codes_expires_at_index').on(table.expiresAt),
  ],
);
