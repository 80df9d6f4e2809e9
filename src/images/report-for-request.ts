import { lacksSecondFactor } from '#domain/access/proof.ts';
import { findVisibleReport, type VisibleReport } from '#flows/reports/find-visible-report.ts';
import { readCookie } from '#http/cookies.ts';
import { findSessionUser } from '#io/db/queries/accounts/sessions.ts';
import type { Io } from '#io/io.ts';

type Parts = Pick<Io, 'db' | 'keys' | 'now' | 'settings'>;

/** Files of a report are for people who may see the report. The session of a member is looked up only if needed. */
export async function reportFor(io: Parts, name: string, headers: Headers): Promise<VisibleReport | null> {
  // No file of ours has such a name, and the database does not accept NUL.
  if (name.includes('\0')) return null;
  const seen = await findVisibleReport(io, name, null);
  const token = seen ? null : readCookie(headers, 'session');
  const session = token ? await findSessionUser(io.db, token, io.now()) : null;
  if (!session) return seen;
  const role = session.acting ? 'superadmin' : session.user.role;
  return lacksSecondFactor(role, session.session, io.settings.siteUrl)
    ? seen
    : findVisibleReport(io, name, session.user);
}
