import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { type AssetType, assetTypes } from '#domain/enumerations.ts';
import { createdAt, id, oneOf, rule, updatedAt } from './columns.ts';
import { projectId } from './project-id.ts';

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
