import { renewRecoveryCodes as renew } from '#flows/factors/remove-factor.ts';
import type { Handler } from '../handler.ts';

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async ({ io, user, from }) => ({
  recoveryCodes: await renew(io, { user, from }),
});
