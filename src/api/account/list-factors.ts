import { passkeySite } from '#io/accounts/passkeys.ts';
import { findApp } from '#io/db/queries/authenticator-apps.ts';
import { countFactors } from '#io/db/queries/factors.ts';
import * as rows from '#io/db/queries/passkeys.ts';
import type { Handler } from '../handler.ts';

export const listFactors: Handler<'listFactors'> = async ({ io, user }) => {
  const [passkeys, app, { recoveryCodes }] = await Promise.all([
    rows.listPasskeys(io.db, user.id),
    findApp(io.db, user.id),
    countFactors(io.db, user.id),
  ]);
  return {
    passkeys,
    app: app?.confirmedAt ? { confirmedAt: app.confirmedAt } : null,
    recoveryCodes,
    hasHostName: passkeySite(io.settings.siteUrl) !== null,
  };
};
