import { ApiError } from '#contract/errors.ts';
import { type AddressOwner, type ProvenAddress, provenAddressOf } from '#domain/access/proven-address.ts';

/** For whatever a person does or gets in the name of their address. Refused until they have shown that it is theirs. */
export function requireProvenAddress(user: AddressOwner): ProvenAddress {
  const address = provenAddressOf(user);
  if (address === null) throw new ApiError('ADDRESS_NOT_PROVEN');
  return address;
}
