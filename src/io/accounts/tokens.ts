import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CONNECT_CODE_BYTES, codeSigns } from '#domain/site/connected-site.ts';

// Threat: somebody reads the database or a backup and logs in with what it holds. So every token that grants access
// (session, magic link, confirmation, invitation, API token) is 256 random bits, and only its SHA-256 is stored. Fast
// hashing is fine here: 256 random bits cannot be guessed. Left open: the outbox stores mails as written, links
// included, readable by the super admin only.

export const newToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** API tokens are recognisable, so that secret scanners can find a leaked one. */
export const newApiToken = () => `lbk_${newToken()}`;

/** Accepted only by the calls below `/site`. */
export const newSiteToken = () => `lbs_${newToken()}`;

/** 80 random bits, valid for half an hour, so it cannot be guessed either. */
export const newConnectCode = () => codeSigns(randomBytes(CONNECT_CODE_BYTES));

/** Typed by hand and therefore guessable: callers store it as a keyed hash and count the attempts. */
export const newShortCode = () => randomInt(100_000_000).toString().padStart(8, '0');
