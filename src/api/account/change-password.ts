import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { changePasswordTo } from '#flows/change-password.ts';
import { refuseCommonPassword } from '#flows/refuse-common-password.ts';
import type { Handler } from '../handler.ts';

export const changePassword: Handler<'changePassword'> = async ({ io, user, body, session, from }) => {
  const isRight = user.passwordHash
    ? await io.passwords.runQueued(() => io.passwords.verify(user.passwordHash, body.currentPassword ?? ''))
    : true;
  if (!isRight) {
    throw new ApiError('VALIDATION_FAILED', { fields: { currentPassword: [messages.passwordWrong] } });
  }
  refuseCommonPassword(io, body.password, user.email);
  const passwordHash = await io.passwords.hash(body.password);
  await changePasswordTo(io, { user, passwordHash, session, from });
  return { done: true };
};
