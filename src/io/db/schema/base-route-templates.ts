import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Text } from '#domain/language.ts';
import { createdAt, id, updatedAt, uuid } from './columns.ts';
import type { Settings, TemplateVariant } from './template-variant.ts';

/** The designs that projects choose from; they belong to no project. */
export const baseRouteTemplates = pgTable('base_route_templates', {
  id: id(),
  uuid: uuid(),
  name: text('name').notNull().unique(),
  /** What people read. Null: ours are named by the code, others by `name`. */
  titles: jsonb('titles').$type<Text>(),
  preferredRoutePath: text('preferred_route_path'),
  /** Kinds of page it fits: product, collection, page, blog, home. Empty: all. */
  pageKinds: jsonb('page_kinds').$type<string[]>().notNull().default([]),
  html: text('html').notNull(),
  style: jsonb('style').$type<Settings>().notNull().default({}),
  data: jsonb('data').$type<Settings>().notNull().default({}),
  variants: jsonb('variants').$type<TemplateVariant[]>().notNull().default([]),
  previewKey: text('preview_key'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
