import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  type AssetType,
  assetTypes,
  type OgImageType,
  ogImageType,
  type TemplateState,
  type TemplateType,
  templateStates,
  templateTypes,
} from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import { createdAt, id, moment, oneOf, rule, updatedAt, uuid } from './columns.ts';
import { projectId } from './owner-ids.ts';
import { routes, subPages } from './pages.ts';

// The jsonb columns of route templates and base templates.

export type Settings = Record<string, unknown>;

export interface TemplateVariant {
  name: string;
  style: Settings;
  data: Settings;
}

/** The variant every template starts with (docs/specification.md#s3.6). */
export const BASE_VARIANT = 'Base';

/** The designs that projects choose from; they belong to no project. */
export const baseRouteTemplates = pgTable('base_route_templates', {
  id: id(),
  uuid: uuid(),
  name: text('name').notNull().unique(),
  /** The title for people. Null: ours are named by the code, others by `name`. */
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

export const routeTemplates = pgTable(
  'route_templates',
  {
    id: id(),
    uuid: uuid(),
    projectId: projectId(),
    /** Null while it is a draft without a route. */
    routeId: integer('route_id').references((): AnyPgColumn => routes.id, { onDelete: 'cascade' }),
    /** The page it was designed on. */
    subPageId: integer('sub_page_id').references((): AnyPgColumn => subPages.id, { onDelete: 'set null' }),
    baseRouteTemplateId: integer('base_route_template_id').references(() => baseRouteTemplates.id, {
      onDelete: 'set null',
    }),
    name: text('name').notNull(),
    type: text('type').$type<TemplateType>().notNull().default('html'),
    html: text('html').notNull().default(''),
    style: jsonb('style').$type<Settings>().notNull().default({}),
    data: jsonb('data').$type<Settings>().notNull().default({}),
    appearance: jsonb('appearance').$type<Settings>().notNull().default({}),
    state: text('state').$type<TemplateState>().notNull().default('draft'),
    /** Its images need to be drawn again. */
    redraw: boolean('redraw').notNull().default(false),
    /** Page data is read again before drawing. */
    updateData: boolean('update_data').notNull().default(false),
    variants: jsonb('variants').$type<TemplateVariant[]>().notNull().default([]),
    selectedVariant: text('selected_variant').notNull().default(BASE_VARIANT),
    /** Incremented by every change: `update … where version = $read` detects that somebody else saved meanwhile. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.type, templateTypes),
    oneOf(table.state, templateStates),
    // Templates of a project.
    index('route_templates_project_id_index').on(table.projectId, table.id),
    // Live templates of a route: the candidates for every image.
    index('route_templates_route_id_index').on(table.routeId, table.state),
    index('route_templates_sub_page_id_index').on(table.subPageId),
    index('route_templates_base_route_template_id_index').on(table.baseRouteTemplateId),
  ],
);

/** The page that one browser tab (sessionId) is designing on: the one whose data fills the draft. */
export const templateDrafts = pgTable(
  'template_drafts',
  {
    id: id(),
    projectId: projectId(),
    routeTemplateId: integer('route_template_id').references(() => routeTemplates.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull(),
    url: text('url').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Finding the draft of a tab.
    unique('template_drafts_session_unique')
      .on(table.projectId, table.sessionId, table.routeTemplateId)
      .nullsNotDistinct(),
    index('template_drafts_route_template_id_index').on(table.routeTemplateId),
    // Nightly cleanup.
    index('template_drafts_updated_at_index').on(table.updatedAt),
  ],
);

// A drawn image; its bytes are in storage. Template and page may be deleted, the row stays: old posts keep old URLs,
// and the nightly cleanup needs the storage keys of unreferenced files.
export const ogImages = pgTable(
  'og_images',
  {
    id: id(),
    uuid: uuid(),
    projectId: projectId(),
    type: smallint('type').$type<OgImageType>().notNull(),
    routeTemplateId: integer('route_template_id').references(() => routeTemplates.id, { onDelete: 'set null' }),
    subPageId: integer('sub_page_id').references(() => subPages.id, { onDelete: 'set null' }),
    /** Short hash of what the image shows, part of its public URL. */
    version: text('version').notNull(),
    storageKey: text('storage_key').notNull(),
    /** Hash of everything it was drawn from: while it stays the same, a redraw would give the same image. */
    drawnFrom: text('drawn_from').notNull().default(''),
    /** A photo could not be loaded while drawing: retried soon. */
    isIncomplete: boolean('is_incomplete').notNull().default(false),
    contentType: text('content_type').notNull(),
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** When it was last requested, to the month: not written for every fetch. */
    fetchedAt: moment('fetched_at'),
    /** Not requested for a year: the file is deleted, and drawn again on request. */
    droppedAt: moment('dropped_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.type, Object.values(ogImageType)),
    // Serving an image: the page's own image of this version, once per format.
    uniqueIndex('og_images_version_unique')
      .on(table.subPageId, table.version, table.contentType)
      .where(sql`${table.type} = ${sql.raw(String(ogImageType.PRODUCTION))}`),
    // GET /project/{id}/og-images, /template/{id}/og-images, /sub-page/{id}/og-images, newest first.
    index('og_images_project_id_index').on(table.projectId, table.id),
    index('og_images_route_template_id_index').on(table.routeTemplateId, table.id),
    index('og_images_sub_page_id_index').on(table.subPageId, table.id),
  ],
);

export const assets = pgTable(
  'assets',
  {
    id: id(),
    projectId: projectId(),
    name: text('name').notNull(),
    description: text('description'),
    type: text('type').$type<AssetType>().notNull(),
    /** A colour code, a font family, an image URL. */
    value: text('value').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>(),
    /** The specification's binaryData is in storage under this key. */
    fileKey: text('file_key'),
    contentType: text('content_type'),
    bytes: integer('bytes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.type, assetTypes),
    rule(table.fileKey, 'file', sql`(${table.fileKey} is null) = (${table.contentType} is null)`),
    // Templates name their assets. Also GET /project/{id}/asset/list.
    unique('assets_name_unique').on(table.projectId, table.name),
  ],
);
