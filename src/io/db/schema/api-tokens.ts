import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type TokenScope, tokenScopes } from '#domain/access/proof.ts';
import { createdAt, id, moment, oneOf } from './columns.ts';
import { projects } from './projects.ts';
import { userId } from './user-id.ts';

/** A personal token for `Authorization: Bearer`, shown once; only its hash is stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: userId(),
    name: text('name').notNull(),
    /** The first characters, enough to tell tokens apart. */
    hint: text('hint').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Tokens from before scopes existed may write, as they always could. */
    scope: text('scope').$type<TokenScope>().notNull().default('write'),
    /** Null: all projects of the person. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Null: never expires, because the person chose that. */
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    oneOf(table.scope, tokenScopes),
    // The list on the account page.
    index('api_tokens_user_id_index').on(table.userId),
    // Deleting a project.
    index('api_tokens_project_id_index').on(table.projectId),
  ],
);
