import type { ShownLook } from '#contract/calls/agency-look.ts';
import { SITE_NAME } from './page-meta.ts';

/** Whose page it is: the agency's, without our name, or ours. */
export const signerOf = (look: ShownLook | null): string => (look ? look.name : SITE_NAME);

export function signedTitle(title: string, look: ShownLook | null): string {
  const signer = signerOf(look);
  return signer ? `${title} · ${signer}` : title;
}
