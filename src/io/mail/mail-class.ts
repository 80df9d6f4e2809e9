/** Who waits for a mail, as the priority of its job: each class has its own workers and connections. */
export const mailClasses = {
  /** Somebody cannot go on without it, or has to know that their account changed. */
  security: 2,
  results: 1,
  /** Many at a time, and nobody waits for them. */
  digests: 0,
} as const;
export type MailClass = (typeof mailClasses)[keyof typeof mailClasses];

const securityKinds = new Set([
  'magic-link',
  'confirm-login',
  'confirm-registration',
  'already-registered',
  'confirm-email',
  'address-taken',
  'invitation',
]);

export function mailClassOf(kind: string): MailClass {
  if (securityKinds.has(kind) || kind.startsWith('account-')) return mailClasses.security;
  return kind === 'digest' ? mailClasses.digests : mailClasses.results;
}
