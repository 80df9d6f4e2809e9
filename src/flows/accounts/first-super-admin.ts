import { newToken } from '#io/accounts/tokens.ts';
import { addMagicLink } from '#io/db/queries/accounts/logins.ts';
import { findUserByEmail } from '#io/db/queries/accounts/users.ts';
import type { Io } from '#io/io.ts';
import { pageUrl } from '#io/page-url.ts';
import { confirmAddress } from './confirm-address.ts';

/** Long enough to come back to the terminal after lunch. */
const LINK_SECONDS = 24 * 3600;

/**
 * Creates the first super admin. Without a password the result is a one-time login link for the terminal, a new one at
 * every start until one was used. There is never a default password.
 */
export async function firstSuperAdmin(io: Io, password: string | null): Promise<string | null> {
  const email = io.settings.adminEmail;
  const passwordHash = password ? await io.passwords.hash(password) : null;
  // Whoever sets the address runs this installation: an account that a shop prepared for it ends.
  const added = await io.db.transaction((db) =>
    confirmAddress(db, email, { role: 'superadmin', passwordHash }, 'first_login'),
  );
  const admin = added ?? (await findUserByEmail(io.db, email));
  if (admin?.role !== 'superadmin' || admin.status !== 'first_login' || admin.passwordHash) return null;
  const code = newToken();
  await addMagicLink(io.db, { email, code, shortCodeHash: null, validSeconds: LINK_SECONDS });
  return pageUrl(io, 'en', '/app/login', { magicLinkCode: code, email });
}
