import type { UserStatus } from '#domain/enumerations.ts';

// Threat: an account has an address that nobody has proven to be theirs (a shop names any address as its own), and gets
// what belongs to the owner of the address: invitations, checks, cancellations, mails. So everything stored under an
// address is looked up with a `ProvenAddress`, which only this file can make. test/addresses.test.ts lists every query
// that takes an address (docs/decisions/061-proven-addresses.md).

declare const proven: unique symbol;

/** The address of an account whose owner has shown, by a mail or by Google, that it is theirs. */
export type ProvenAddress = string & { readonly [proven]: true };

export interface AddressOwner {
  email: string;
  status: UserStatus;
  statusBeforeSuspension: UserStatus | null;
}

/** A suspension neither proves an address nor takes the proof away. */
export function isAddressProven({ status, statusBeforeSuspension }: Omit<AddressOwner, 'email'>): boolean {
  const standing = status === 'suspended' ? statusBeforeSuspension : status;
  return standing === 'active' || standing === 'first_login';
}

/** Null: to this account, what is stored under the address belongs to somebody else. */
export const provenAddressOf = (user: AddressOwner): ProvenAddress | null =>
  isAddressProven(user) ? (user.email as ProvenAddress) : null;
