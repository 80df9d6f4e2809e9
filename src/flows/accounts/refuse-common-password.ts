import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { isGuessablePassword } from '#domain/access/guessable-password.ts';
import { isCommonPassword } from '#io/accounts/common-passwords.ts';
import type { Io } from '#io/io.ts';

/** For every form that sets a password. Throws what the form shows below its field. */
export function rejectCommonPassword(io: Pick<Io, 'settings'>, password: string, email: string): void {
  const [name = '', host = ''] = email.split('@');
  const own = [email, name, host, host.split('.')[0] ?? '', 'linkbild', new URL(io.settings.siteUrl).hostname];
  const isEasy = isGuessablePassword(password, {
    isCommon: isCommonPassword,
    own: own.filter((word) => word.length >= 4),
  });
  if (isEasy) throw new ApiError('VALIDATION_FAILED', { fields: { password: [messages.passwordCommon] } });
}
