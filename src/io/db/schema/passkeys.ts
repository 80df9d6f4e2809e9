import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { userId } from './user-id.ts';

/** A passkey's public half. Grants no access: the private half never leaves the person's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Grows with every use if the device counts at all; going back means a copied key. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    /** How the browser reaches it (`internal`, `hybrid`, `usb`), as JSON would spell a list. */
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    /** Synchronised by a password manager, so that losing one device does not lose it. */
    isBackedUp: boolean('is_backed_up').notNull().default(false),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user_id_index').on(table.userId)],
);
