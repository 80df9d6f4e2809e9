import { newToken } from '#io/accounts/tokens.ts';
import { addMagicLink } from '#io/db/queries/accounts/logins.ts';
import { changeUser, findUserByEmail, hasSuperAdminLoggedIn } from '#io/db/queries/accounts/users.ts';
import type { Io } from '#io/io.ts';
import { pageUrl } from '#io/page-url.ts';
import { confirmAddress } from './confirm-address.ts';

/** Long enough to come back to the terminal after lunch. */
const LINK_SECONDS = 24 * 3600;

interface FirstStart {
  /** ADMIN_PASSWORD. */
  password: string | null;
  /** False if the output ends up in the log of a public site, where others may read it. */
  isPrivate: boolean;
  /** Called only if there is a link to print: of several processes, only the first prints it. */
  isFirstProcess(): Promise<boolean>;
}

/** `no-link`: nobody has logged in yet, and the link may not be printed here. */
export type FirstLogin = { link: string } | 'no-link' | null;

/**
 * Creates the first super admin. There is never a default password: without ADMIN_PASSWORD the result is a one-time
 * login link for the terminal, a new one at every start until a super admin has logged in.
 */
export async function firstSuperAdmin(
  io: Io,
  { password, isPrivate, isFirstProcess }: FirstStart,
): Promise<FirstLogin> {
  const email = io.settings.adminEmail;
  const passwordHash = password ? await io.passwords.hash(password) : null;
  // The address is a setting of this installation: an account that a shop prepared for it ends.
  const added = await io.db.transaction((db) =>
    confirmAddress(db, email, { role: 'superadmin', passwordHash }, 'first_login'),
  );
  const admin = added ?? (await findUserByEmail(io.db, email));
  if (admin?.role !== 'superadmin' || admin.status !== 'first_login' || admin.passwordHash) return null;
  // On every start, not only the first: without mail and a terminal it is the only way to log in.
  if (passwordHash) await changeUser(io.db, admin.id, { passwordHash });
  if (password || (await hasSuperAdminLoggedIn(io.db))) return null;
  if (!isPrivate) return 'no-link';
  if (!(await isFirstProcess())) return null;
  const code = newToken();
  await addMagicLink(io.db, { email, code, shortCodeHash: null, validSeconds: LINK_SECONDS });
  return { link: pageUrl(io, 'en', '/app/login', { magicLinkCode: code, email }) };
}
