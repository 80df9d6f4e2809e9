import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type ReportVisibility, reportVisibilities } from '#domain/access/report-visibility.ts';
import type { AgencyLook } from '#domain/agency-look/agency-look.ts';
import { type PageState, type PageType, pageStates, pageTypes } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import { createdAt, id, moment, oneOf, rule, updatedAt, uuid } from './columns.ts';
import { users } from './users.ts';

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
    /** What went wrong at the last read of the site, as text. Empty: nothing. */
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
    /** How an agency signs what it hands on. Kept when the plan ends, shown only while the plan includes it. */
    agencyLook: jsonb('agency_look').$type<AgencyLook>(),
    createdBy: integer('created_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
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
    // Projects a person created: the plan's limit of domains.
    index('projects_created_by_index').on(table.createdBy),
    // Which sitemaps are due.
    index('projects_sub_pages_fetched_at_index').on(table.subPagesFetchedAt),
  ],
);
