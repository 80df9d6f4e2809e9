import { createHash, randomBytes, randomInt } from 'node:crypto';

// Threat: somebody reads the database or a backup and logs in with what it holds. So every token that grants access
// (session, magic link, confirmation, invitation, API token) is 256 bits of chance, and only its SHA-256 is stored.
// Fast hashing is right here: there is nothing to guess in 256 random bits. Left open: the outbox keeps mails as they
// were written, links included, readable by the super admin alone.

export const newToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** API tokens are recognisable, so that a leaked one can be found by secret scanners. */
export const newApiToken = () => `lbk_${newToken()}`;

/** To be typed by hand: guessable, so whoever stores it hashes it with a key and counts the tries. */
export const newShortCode = () => randomInt(100_000_000).toString().padStart(8, '0');
