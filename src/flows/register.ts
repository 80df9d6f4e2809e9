import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { findConfirmation, spendConfirmation } from '#io/db/queries/login-codes.ts';
import { addUser, changeUser, findUserByEmail, findUserById } from '#io/db/queries/users.ts';
import type { Io } from '#io/io.ts';
import { sendConfirmation } from './log-in.ts';
import { type Entered, type LoginFrom, openSession } from './open-session.ts';

export interface Registration {
  email: string;
  password: string;
  firstname?: string | undefined;
  lastname?: string | undefined;
  language: Language;
  from: LoginFrom;
}

/** A new address gets a confirmation mail. Whoever registered and never confirmed may begin again. */
export async function register(io: Io, registration: Registration): Promise<void> {
  const { email, password, firstname, lastname, language } = registration;
  const existing = await findUserByEmail(io.db, email);
  if (existing && existing.status !== 'inactive') throw new ApiError('EXISTING_USER');
  const passwordHash = await io.passwords.hash(password);
  const fields = { firstname: firstname ?? null, lastname: lastname ?? null, language };
  const user = existing
    ? await changeUser(io.db, existing.id, fields)
    : await addUser(io.db, { email, status: 'inactive', passwordHash, ...fields });
  if (!user) throw new ApiError('EXISTING_USER');
  await sendConfirmation(io, user, language, passwordHash);
}

export async function confirmRegistration(io: Io, code: string, from: LoginFrom): Promise<Entered> {
  const confirmation = await findConfirmation(io.db, code);
  if (!confirmation || confirmation.usedAt) throw new ApiError('INVALID_CONFIRMATION_CODE');
  if (confirmation.expiresAt < io.now()) throw new ApiError('EXPIRED_CONFIRMATION_CODE');
  const how = { method: 'registration', from } as const;
  return io.db.transaction(async (db) => {
    if (!(await spendConfirmation(db, confirmation.id, confirmation.userId)))
      throw new ApiError('INVALID_CONFIRMATION_CODE');
    const user = await findUserById(db, confirmation.userId);
    if (!user) throw new ApiError('INVALID_CONFIRMATION_CODE');
    if (user.status !== 'inactive') return openSession(io, user, how, db);
    const { passwordHash } = confirmation;
    return openSession(io, (await changeUser(db, user.id, { status: 'active', passwordHash })) ?? user, how, db);
  });
}
