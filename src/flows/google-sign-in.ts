import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { addOauthState, takeOauthState } from '#io/db/queries/login-codes.ts';
import { addUser, changeUser, findUserByEmail, findUserByGoogleSubject } from '#io/db/queries/users.ts';
import type { Io } from '#io/io.ts';
import { type Entered, type LoginFrom, openSession } from './open-session.ts';

export async function startGoogleSignIn(io: Io): Promise<{ redirectTo: string; state: string }> {
  if (!io.google) throw new ApiError('PROVIDER_NOT_CONFIGURED');
  const { state, codeVerifier, redirectTo } = io.google.start();
  await addOauthState(io.db, state, codeVerifier);
  return { redirectTo, state };
}

interface Answer {
  code: string;
  state: string;
  /** The state this very browser began with, from its cookie: nobody can be logged in to somebody else's account by a link. */
  browserState: string | null;
  language: Language;
  from: LoginFrom;
}

/** Known by Google's own number first; an account with the same address, which Google has verified, is joined to it. */
export async function finishGoogleSignIn(
  io: Io,
  { code, state, browserState, language, from }: Answer,
): Promise<Entered> {
  if (!io.google) throw new ApiError('PROVIDER_NOT_CONFIGURED');
  const codeVerifier = state === browserState ? await takeOauthState(io.db, state) : null;
  if (!codeVerifier) throw new ApiError('BAD_REQUEST');
  const answer = await io.google.finish(code, codeVerifier);
  if (!answer.ok) throw new ApiError('NOT_ALLOWED');
  const how = { method: 'google', from } as const;
  const { subject, email, firstname, lastname, pictureUrl } = answer.person;
  const known = (await findUserByGoogleSubject(io.db, subject)) ?? (await findUserByEmail(io.db, email));
  if (known) {
    const isWaiting = known.status === 'inactive' || known.status === 'pending';
    const change = {
      googleSubject: subject,
      profilePictureUrl: known.profilePictureUrl ?? pictureUrl,
      // Whoever registered the address without ever confirming it does not keep a password to it.
      ...(isWaiting ? { status: 'active' as const, passwordHash: null } : {}),
    };
    return openSession(io, (await changeUser(io.db, known.id, change)) ?? known, how);
  }
  const fresh = { email, firstname, lastname, language, googleSubject: subject, profilePictureUrl: pictureUrl };
  const added = await addUser(io.db, { ...fresh, platform: 'google', status: 'active' });
  if (!added) throw new ApiError('CONFLICT');
  return openSession(io, added, how);
}
