import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, updatedAt, uuid } from './columns.ts';
import { projectId } from './project-id.ts';
import { users } from './users.ts';

export const themeChangeStates = ['copying', 'ready', 'published', 'undone', 'failed'] as const;
export type ThemeChangeState = (typeof themeChangeStates)[number];

/** A file of a theme before and after; null: there is none. */
export interface ChangedFile {
  name: string;
  before: string | null;
  after: string | null;
}

/** The published theme when it was copied: what was changed since would be lost with the copy. */
export interface LiveTheme {
  /** Of the names, sizes and checksums of all files. */
  digest: string;
  /** When its newest file was changed, by Shopify's clock. */
  newestAt: string;
}

/** Our tag written into a copy of a theme, until the merchant publishes it or takes it back. */
export const shopifyThemeChanges = pgTable(
  'shopify_theme_changes',
  {
    id: id(),
    uuid: uuid(),
    projectId: projectId(),
    /** The published theme it was made from, and the copy that was changed. */
    themeId: text('theme_id').notNull(),
    themeName: text('theme_name').notNull(),
    copyId: text('copy_id'),
    copyName: text('copy_name'),
    state: text('state').$type<ThemeChangeState>().notNull().default('copying'),
    live: jsonb('live').$type<LiveTheme>(),
    files: jsonb('files').$type<ChangedFile[]>().notNull(),
    previewUrl: text('preview_url'),
    /** What the audit of the preview found. */
    check: jsonb('check').$type<{ pages: number; own: number; problems: string[] }>(),
    failure: text('failure'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.state, themeChangeStates),
    index('shopify_theme_changes_project_id_index').on(table.projectId, table.id),
    index('shopify_theme_changes_created_by_index').on(table.createdBy),
  ],
);
