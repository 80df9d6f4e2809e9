import { ApiError } from '#contract/errors.ts';
import { newCodes } from '#flows/factors/factor-changes.ts';
import { tellOfChange } from '#flows/tell-of-changes.ts';
import { recordActivity } from '#io/db/queries/activity-log.ts';
import { countFactors, hasFactor } from '#io/db/queries/factors.ts';
import { lockUser } from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = ({ io, user, from }) =>
  io.db.transaction(async (db) => {
    await lockUser(db, user.id);
    if (!hasFactor(await countFactors(db, user.id))) throw new ApiError('NOT_FOUND');
    const recoveryCodes = await newCodes(io, db, user.id);
    const clientHash = io.keys.hash('client', from.client);
    const detail = { factor: 'recovery' };
    await recordActivity(db, { action: 'factor-added', actorId: user.id, clientHash, detail });
    await tellOfChange(io, db, user, { what: 'recovery-codes-renewed' });
    return { recoveryCodes };
  });
