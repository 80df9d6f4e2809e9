import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { isLocalSite } from '#domain/access/proof.ts';
import type { Io } from '#io/io.ts';

/** What we send there is not for everybody on the way: https, but on a machine where Linkbild is tried out. */
export function requireSafeAddress({ settings }: Pick<Io, 'settings'>, field: string, address: string): void {
  if (address.startsWith('https:') || isLocalSite(settings.siteUrl)) return;
  throw new ApiError('VALIDATION_FAILED', { fields: { [field]: [messages.httpsOnly] } });
}
