import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type SiteSystem, siteSystems } from '#domain/site/site-system.ts';
import { createdAt, id, moment, oneOf } from './columns.ts';
import { projectId } from './project-id.ts';
import { users } from './users.ts';

/** A site whose plugin tells us what changed. Its token is good for the calls below `/site` alone. */
export const siteConnections = pgTable(
  'site_connections',
  {
    id: id(),
    projectId: projectId(),
    system: text('system').$type<SiteSystem>().notNull(),
    /** Without a slash at its end. */
    siteUrl: text('site_url').notNull(),
    systemVersion: text('system_version'),
    pluginVersion: text('plugin_version'),
    tokenHash: text('token_hash').notNull().unique(),
    /** Who made the code. */
    connectedBy: integer('connected_by').references(() => users.id, { onDelete: 'set null' }),
    connectedAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf(table.system, siteSystems),
    // A site that connects again is the same connection.
    uniqueIndex('site_connections_site_unique').on(table.projectId, table.system, table.siteUrl),
    index('site_connections_connected_by_index').on(table.connectedBy).where(sql`${table.connectedBy} is not null`),
  ],
);
