import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

// Threat: somebody logs in with another person's passkey, with a replayed response, or from a look-alike site. Layers:
// the response signs a one-time challenge of ours (queries/accounts/factors.ts), names our own origin, and requires
// user verification on the device, so that a passkey counts as both factors; a counter that goes back is rejected. Left
// open: which device made a passkey is not verified (no attestation), as with nearly every service.

/** A passkey belongs to a host name; browsers have none for a bare IP address. */
export interface PasskeySite {
  id: string;
  origin: string;
}

/** Null if the site has no host name: 127.0.0.1 is not one, localhost is. */
export function passkeySite(siteUrl: string): PasskeySite | null {
  const { hostname, origin } = new URL(siteUrl);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  return isAddress ? null : { id: hostname, origin };
}

export interface StoredPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

/** EdDSA, ES256, RS256: what devices support. The library would add one that Node still calls experimental. */
const algorithms = [-8, -7, -257];

// Loaded on first use: it brings a certificate library that would delay the server's start.
const library = () => import('@simplewebauthn/server');

/**
 * Loading the library blocks the thread for a quarter of a second: done after the start, not at somebody's first login.
 */
export const preparePasskeys = async (): Promise<void> => void (await library());

interface Person {
  email: string;
  name: string;
  /** Distinguishes accounts for the authenticator; 64 hex digits that reveal nothing about the person. */
  handle: string;
}

export async function creationOptions(
  site: PasskeySite,
  person: Person,
  existing: StoredPasskey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Linkbild',
    rpID: site.id,
    userName: person.email,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.handle, 'hex')),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: existing.map(asDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export interface NewPasskey extends StoredPasskey {
  isBackedUp: boolean;
}

/** Null if the response does not fit our challenge. */
export async function readNewPasskey(
  site: PasskeySite,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified?.verified) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).slice(0, 10),
    isBackedUp: credentialBackedUp,
  };
}

/** Without a list of passkeys, the device offers those it has for this site. */
export async function requestOptions(
  site: PasskeySite,
  allowed: StoredPasskey[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: site.id,
    userVerification: 'required',
    ...(allowed.length ? { allowCredentials: allowed.map(asDescriptor) } : {}),
  });
}

/** The new counter; null if the response is invalid. */
export async function checkPasskey(
  site: PasskeySite,
  challenge: string,
  response: AuthenticationResponseJSON,
  passkey: StoredPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

const asDescriptor = ({ credentialId, transports }: StoredPasskey) => ({ id: credentialId, transports });

/** The library reports details by throwing; people only learn that it was not valid. */
async function orNull<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
