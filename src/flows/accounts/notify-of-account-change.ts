import { type Device, deviceName } from '#domain/access/login.ts';
import { writeToUser } from '#flows/mails/send-mail.ts';
import type { Db } from '#io/db/db.ts';
import { hasAnyDevice, hasSessionFrom, isKnownDevice } from '#io/db/queries/accounts/sessions.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import type { Io } from '#io/io.ts';
import { type AccountChange, accountChangeMail } from '#io/mail/mails/account-change.ts';
import { pageUrl } from '#io/page-url.ts';

interface NewLogin extends Device {
  clientHash: string;
  deviceToken: string | null;
}

/**
 * A mail about a login from a browser the person has not used before. A browser without its cookie counts as known if
 * there is a session with the same location and system. The very first login of an account is not reported.
 */
export async function notifyOfNewDevice(io: Io, db: Db, user: UserRow, login: NewLogin): Promise<void> {
  if (login.deviceToken && (await isKnownDevice(db, user.id, login.deviceToken))) return;
  const { isFirst, isSame } = await hasSessionFrom(db, user.id, login);
  if (isSame || (isFirst && !(await hasAnyDevice(db, user.id)))) return;
  await notifyOfAccountChange(io, db, user, { what: 'login', subject: deviceName(login, user.language) });
}

/** Notifies the owner of a change to the account's credentials, which somebody else may have made. */
export async function notifyOfAccountChange(io: Io, db: Db, user: UserRow, change: AccountChange): Promise<void> {
  const url = pageUrl(io, user.language, '/app/account');
  await writeToUser(
    io,
    db,
    user,
    accountChangeMail(user.language, { ...change, at: io.now(), timeZone: user.timeZone, url }),
  );
}
