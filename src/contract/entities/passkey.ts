import { z } from 'zod';
import { Timestamp } from '#contract/fields.ts';

/** What browser and passkey respond, as @simplewebauthn/browser returns it. Far more than real devices send. */
const Bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(16_000);
const Extensions = z.record(z.string().max(50), z.unknown()).default({});
const envelope = {
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: Extensions,
};

export const NewPasskeyAnswer = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

export const PasskeyAnswer = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
});

/** For `navigator.credentials`; its shape is up to the browser. */
export const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });

export const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  isBackedUp: z.boolean(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
});
export type Passkey = z.output<typeof Passkey>;

export const Session = z.object({
  id: z.number(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  /** The one this call was made with. */
  isThis: z.boolean(),
  /** From the same address as this one. */
  isSamePlace: z.boolean(),
  hasSecondFactor: z.boolean(),
});
export type Session = z.output<typeof Session>;
