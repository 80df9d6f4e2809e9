import { readCookie, SESSION_COOKIE } from '#contract/session-cookie.ts';
import { type SeenReport, seeReport } from '#flows/see-report.ts';
import { findSessionUser } from '#io/db/queries/sessions.ts';
import type { Io } from '#io/io.ts';

type Parts = Pick<Io, 'db' | 'keys' | 'now'>;

/** Files of a report are for whoever may see the report. Members are known by their session, asked for only where needed. */
export async function reportFor(io: Parts, name: string, cookies: string | undefined): Promise<SeenReport | null> {
  // No file of ours has such a name, and the database takes no NUL.
  if (name.includes('\0')) return null;
  const seen = await seeReport(io, name, null);
  const token = seen ? null : readCookie(cookies ?? null, SESSION_COOKIE);
  const session = token ? await findSessionUser(io.db, token, io.now()) : null;
  return session ? seeReport(io, name, session.user) : seen;
}
