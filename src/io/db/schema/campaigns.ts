import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/language.ts';
import { createdAt, id, updatedAt } from './columns.ts';

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
  /** The days on which it runs, both included; null: without beginning or end. */
  firstDay: date('first_day'),
  lastDay: date('last_day'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
