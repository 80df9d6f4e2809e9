import { passkeySite } from '#io/accounts/passkeys.ts';
import { countFactors, findApp, listPasskeys } from '#io/db/queries/accounts/factors.ts';
import type { Io } from '#io/io.ts';

/** What a person has to log in with besides the password. */
export async function listFactors({ db, settings }: Pick<Io, 'db' | 'settings'>, userId: number) {
  const [passkeys, app, { recoveryCodes }] = await Promise.all([
    listPasskeys(db, userId),
    findApp(db, userId),
    countFactors(db, userId),
  ]);
  return {
    passkeys,
    app: app?.confirmedAt ? { confirmedAt: app.confirmedAt } : null,
    recoveryCodes,
    hasHostName: passkeySite(settings.siteUrl) !== null,
  };
}
