import { CallFailed } from '#contract/client.ts';

/** Why a call from the page failed, as lines below a field: the server's words, or that it could not be reached. */
export const callErrors = (error: unknown, offline: string): string[] =>
  error instanceof CallFailed ? [...new Set([error.message, ...detailsOf(error)])] : [offline];

/** The same of an upload: the message about the file itself is more precise than the general one. */
export function uploadErrors(error: unknown, offline: string): string[] {
  if (!(error instanceof CallFailed)) return [offline];
  const details = detailsOf(error);
  return details.length > 0 ? details : [error.message];
}

const detailsOf = ({ errors }: CallFailed) => Object.values(errors).flat();
