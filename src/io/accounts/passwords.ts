import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';

// Threat: guessing passwords, online and from a stolen table, and stopping the service with many logins at once.
// Layers: argon2id (19 MiB, 2 passes: OWASP's recommendation) on threads outside the event loop; a queue that leaves
// one core free; the same work for unknown addresses, so that timing reveals nothing; failures are counted in
// flows/accounts/log-in.ts inside this queue, so that parallel guesses cannot bypass the count.

const argon2id = { algorithm: 2 as const, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False, after the same work, if there is no hash. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Runs one task at a time per free core, in order of arrival. */
  runQueued<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Tests choose a cheaper cost: they have hundreds of logins, and none is about how long one takes. */
export function createPasswords(cost: Pick<typeof argon2id, 'memoryCost' | 'timeCost'> = argon2id): Passwords {
  const runQueued = pLimit(Math.max(1, availableParallelism() - 1));
  const options = { ...argon2id, ...cost };
  const decoy = hash('no password is this one', options);

  return {
    hash: (password) => runQueued(() => hash(password, options)),
    async verify(stored, password) {
      const isRight = await verify(stored ?? (await decoy), password).catch(() => false);
      return stored !== null && isRight;
    },
    runQueued: (work) => runQueued(work),
  };
}

// 49,000 passwords from published leaks. Server only: in the browser it would be the largest file of all.

let known: ReadonlySet<string> | null = null;

export function isCommonPassword(word: string): boolean {
  known ??= new Set(dictionary['passwords-common']);
  return known.has(word);
}
