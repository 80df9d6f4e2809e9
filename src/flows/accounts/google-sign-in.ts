import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import type { GooglePerson } from '#io/accounts/google.ts';
import { addOauthState, consumeOauthState } from '#io/db/queries/accounts/logins.ts';
import { changeUser, findUserByEmail, findUserByGoogleSubject } from '#io/db/queries/accounts/users.ts';
import type { Io } from '#io/io.ts';
import { confirmAddress } from './confirm-address.ts';
import { type LoginFrom, type LoginOutcome, openSession } from './open-session.ts';

export async function startGoogleSignIn(io: Io, next: string | null): Promise<{ redirectTo: string; state: string }> {
  if (!io.google) throw new ApiError('PROVIDER_NOT_CONFIGURED');
  const { state, codeVerifier, redirectTo } = io.google.start();
  await addOauthState(io.db, state, { codeVerifier, next });
  return { redirectTo, state };
}

interface Answer {
  code: string;
  state: string;
  /** The OAuth state from this browser's cookie, so that a link cannot log anybody in to somebody else's account. */
  browserState: string | null;
  language: Language;
  from: LoginFrom;
}

/** Matched by Google's own id first; an account with the same address, which Google has verified, is linked to it. */
export async function finishGoogleSignIn(
  io: Io,
  { code, state, browserState, language, from }: Answer,
): Promise<{ entered: LoginOutcome; next: string | null }> {
  if (!io.google) throw new ApiError('PROVIDER_NOT_CONFIGURED');
  const begun = state === browserState ? await consumeOauthState(io.db, state) : null;
  if (!begun) throw new ApiError('BAD_REQUEST');
  const answer = await io.google.finish(code, begun.codeVerifier);
  if (!answer.ok) throw new ApiError('NOT_ALLOWED');
  const entered = await enter(io, answer.person, language, from);
  return { entered, next: begun.next };
}

function enter(io: Io, person: GooglePerson, language: Language, from: LoginFrom): Promise<LoginOutcome> {
  const { subject, email, firstname, lastname, imageUrl } = person;
  return io.db.transaction(async (db) => {
    const known = (await findUserByGoogleSubject(db, subject)) ?? (await findUserByEmail(db, email));
    // Google has verified the address.
    const google = { googleSubject: subject, profilePictureUrl: imageUrl };
    const fresh = { firstname, lastname, language, platform: 'google' as const, passwordHash: null };
    const user =
      (await confirmAddress(db, known?.email ?? email, { ...google, ...fresh })) ??
      (known &&
        (await changeUser(db, known.id, { ...google, profilePictureUrl: known.profilePictureUrl ?? imageUrl })));
    if (!user) throw new ApiError('CONFLICT');
    return openSession(io, user, { method: 'google', from }, db);
  });
}
