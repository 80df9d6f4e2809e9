import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

// A passkey in software: makes the responses of a browser, valid and invalid ones. The attestation is "none", so only
// the client data and the authenticator data of an assertion are signed.

type Options = Record<string, unknown>;

interface Twist {
  origin?: string;
  /** Relying party: whose passkey it claims to be. */
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  challenge?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

// CBOR, as much of it as a key and an attestation need (RFC 8949): integers, bytes, text, maps.
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (...pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const rpId = new URL(origin).hostname;
  let counter = 0;

  const coseKey = map(
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  );
  const clientData = (type: string, options: Options, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: twist.challenge ?? options.challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (twist: Twist, count: number, credential?: Buffer) => {
    const flags = 0x01 | (twist.isVerified === false ? 0 : 0x04) | (credential ? 0x40 : 0);
    const counts = Buffer.alloc(4);
    counts.writeUInt32BE(count);
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.from([flags]), counts, credential ?? Buffer.alloc(0)]);
  };
  const envelope = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

  return {
    id,
    /** The response to `startPasskey`. */
    register(options: Options, twist: Twist = {}) {
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 255]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]);
      const attestation = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(authenticatorData(twist, twist.counter ?? counter, credential))],
      );
      return {
        ...envelope,
        response: {
          clientDataJSON: clientData('webauthn.create', options, twist).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** The response for a login, a second step or a confirmation. */
    sign(options: Options, twist: Twist = {}) {
      counter = twist.counter ?? counter + 1;
      const data = authenticatorData(twist, counter);
      const client = clientData('webauthn.get', options, twist);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...envelope,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
