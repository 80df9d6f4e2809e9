import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  uuid as pgUuid,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { type Language, languages, type Text } from '#domain/language.ts';
import type { LegalDocumentName } from '#domain/legal/legal-document.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { users } from './accounts.ts';
import { createdAt, id, isLowerCase, isPercent, moment, oneOf, updatedAt } from './columns.ts';
import { projects } from './projects.ts';

/**
 * `bounced`: accepted by the mail server and returned later, which only the operator sees in the sender's inbox and
 * enters here.
 */
export const mailStates = ['outbox', 'sent', 'failed', 'bounced'] as const;
export type MailState = (typeof mailStates)[number];

/**
 * A document of the operator. Its file is stored when the mail is first sent, so that sending it again sends the same.
 */
export interface MailAttachment {
  document: LegalDocumentName;
  key: string | null;
}

/**
 * Every mail written: without SMTP this is the outbox, with it the record of what was sent. Listed by id, newest first.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    kind: text('kind').notNull(),
    language: text('language').$type<Language>().notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** For list mails: the List-Unsubscribe header, which mail programs show as a button. */
    oneClickUrl: text('unsubscribe_url'),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    state: text('state').$type<MailState>().notNull().default('outbox'),
    error: text('error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    oneOf(table.language, languages),
    oneOf(table.state, mailStates),
    // Waiting or failed mails; sent ones are the bulk and not searched by state.
    index('mails_unsent_index').on(table.state, table.id).where(sql`${table.state} <> 'sent'`),
    // Search by recipient.
    index('mails_recipient_index').on(table.recipient),
  ],
);

export const jobStates = ['waiting', 'running', 'done', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

/** Progress of a background job, for the page that follows it. The id is the job's own. */
export const jobProgress = pgTable(
  'job_progress',
  {
    id: pgUuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    percent: smallint('percent').notNull().default(0),
    text: jsonb('text').$type<Text>().notNull(),
    state: text('state').$type<JobState>().notNull().default('waiting'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.state, jobStates),
    isPercent(table.percent),
    // What runs in a project right now.
    index('job_progress_project_id_index').on(table.projectId, table.updatedAt),
    index('job_progress_user_id_index').on(table.userId),
    // Nightly cleanup.
    index('job_progress_updated_at_index').on(table.updatedAt),
  ],
);

// One row per limit name and key (keyed hash of the address or client), counted by one upsert:
//   insert … values (bucket, key, now(), 1) on conflict (bucket, key) do update set
//     count = case when window_start < now() - window then 1 else count + 1 end, window_start = case … end returning …
// so that all processes share one count and there is no gap between reading and writing.
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').notNull(),
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull().defaultNow(),
    count: integer('count').notNull().default(1),
    /** Growing pauses between failures are counted from here. */
    lastHitAt: moment('last_hit_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.key] }),
    // Nightly cleanup.
    index('rate_limits_window_start_index').on(table.windowStart),
  ],
);

/** Applied seeds. Each is applied once, so that what a super admin deletes stays deleted. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  createdAt: createdAt(),
});

/**
 * Keys that stay the same when SECRET_KEY changes, encrypted with it (flows/guards/installation-key.ts).
 */
export const installationKeys = pgTable('installation_keys', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
  createdAt: createdAt(),
});

/** The texts of a campaign's landing page and banner, in one language. */
export interface CampaignTexts {
  title: string;
  introduction: string;
  offers: string[];
  callToAction: string;
  banner: string;
}

/** Landing pages at /{token}. */
export const campaigns = pgTable('campaigns', {
  id: id(),
  token: text('token').notNull().unique(),
  texts: jsonb('texts').$type<Record<Language, CampaignTexts>>().notNull(),
  /** Languages in which its banner is shown on the public pages. */
  bannerLanguages: jsonb('banner_languages').$type<Language[]>().notNull().default([]),
  /** First and last day it runs; null: no limit. */
  firstDay: date('first_day'),
  lastDay: date('last_day'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** How often people opened a campaign's page and pressed its button. Stores nothing about who they were. */
export const campaignDays = pgTable(
  'campaign_days',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.day] })],
);

export const pollAnswers = pgTable(
  'poll_answers',
  {
    id: id(),
    /** Created by the visitor's browser: a later answer with the same one replaces the first. */
    uuid: pgUuid('uuid').notNull().unique(),
    variant: text('variant').notNull(),
    mobile: boolean('mobile').notNull(),
    /** The order in which the variants were shown. */
    order: jsonb('order').$type<string[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // The results: how often each variant was chosen.
  (table) => [index('poll_answers_variant_index').on(table.variant)],
);

/**
 * Double opt-in: an entry counts from confirmedAt on; unconfirmed ones are deleted after expiresAt, and unsubscribing
 * deletes too.
 */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: id(),
    email: text('email').notNull().unique(),
    website: text('website'),
    shopifyUrl: text('shopify_url'),
    language: text('language').$type<Language>().notNull().default('en'),
    consentAt: moment('consent_at').notNull(),
    codeHash: text('code_hash').unique(),
    expiresAt: moment('expires_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** In plain text, so that every mail has the same link: it grants no access, it only deletes the entry. */
    unsubscribeCode: text('unsubscribe_code').notNull().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.language, languages),
    // Cleanup of unconfirmed entries.
    index('waitlist_entries_unconfirmed_index').on(table.expiresAt).where(sql`${table.confirmedAt} is null`),
  ],
);

/** Settings of the super admin for the whole installation: `operator`, who runs it (domain/operator/operator.ts). */
export const installationSettings = pgTable('installation_settings', {
  name: text('name').$type<'operator'>().primaryKey(),
  data: jsonb('data').$type<Partial<Operator>>().notNull(),
  updatedAt: updatedAt(),
});

export const supportStates = ['open', 'answered'] as const;
export type SupportState = (typeof supportStates)[number];

/** Questions from the form, with their answers. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: id(),
    /** Who sent it, if they were logged in. An address alone proves nothing. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<SupportState>().notNull().default('open'),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.language, languages),
    oneOf(table.state, supportStates),
    // Those of a customer, and all by their address.
    index('support_requests_user_id_index').on(table.userId),
    index('support_requests_email_index').on(table.email),
    index('support_requests_answered_by_index').on(table.answeredBy),
    // The inbox, and the count in the menu.
    index('support_requests_state_index').on(table.state, table.id),
    // Nightly deletion.
    index('support_requests_created_at_index').on(table.createdAt),
  ],
);

/** Notes of the operator's staff about a customer. The customer gets them with the export of their data. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('customer_notes_user_id_index').on(table.userId, table.id),
    index('customer_notes_author_id_index').on(table.authorId),
  ],
);
