import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type TemplateState, type TemplateType, templateStates, templateTypes } from '#domain/enumerations.ts';
import { baseRouteTemplates } from './base-route-templates.ts';
import { createdAt, id, oneOf, updatedAt, uuid } from './columns.ts';
import { projectId } from './project-id.ts';
import { routes } from './routes.ts';
import { subPages } from './sub-pages.ts';
import { BASE_VARIANT, type Settings, type TemplateVariant } from './template-variant.ts';

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
