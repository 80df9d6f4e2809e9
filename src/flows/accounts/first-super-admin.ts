import { pageUrl } from '#flows/crawl/page-url.ts';
import { newToken } from '#io/accounts/tokens.ts';
import { addMagicLink } from '#io/db/queries/accounts/logins.ts';
import { addUser, findUserByEmail } from '#io/db/queries/accounts/users.ts';
import type { Io } from '#io/io.ts';

/** Long enough to come back to the terminal after lunch. */
const LINK_SECONDS = 24 * 3600;

/**
 * Creates the first super admin. Without a password the result is a one-time login link for the terminal, a new one at
 * every start until one was used. There is never a default password.
 */
export async function firstSuperAdmin(io: Io, password: string | null): Promise<string | null> {
  const email = io.settings.adminEmail;
  const passwordHash = password ? await io.passwords.hash(password) : null;
  const added = await addUser(io.db, { email, role: 'superadmin', status: 'first_login', passwordHash });
  const admin = added ?? (await findUserByEmail(io.db, email));
  if (admin?.role !== 'superadmin' || admin.status !== 'first_login' || admin.passwordHash) return null;
  const code = newToken();
  await addMagicLink(io.db, { email, code, shortCodeHash: null, validSeconds: LINK_SECONDS });
  return pageUrl(io, 'en', '/app/login', { magicLinkCode: code, email });
}
