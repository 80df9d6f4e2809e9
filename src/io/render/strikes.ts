// Shares whose jobs had to be ended lately. They keep working, but never on all processes: the others always find one.

const STRIKE_MS = 60_000;
/** More than there are projects with a template that fails; a flood of made-up ones pushes out the oldest. */
const MOST = 1_000;

export interface Strikes {
  add(share: string): void;
  has(share: string): boolean;
}

export function createStrikes(now: () => number): Strikes {
  const until = new Map<string, number>();
  return {
    add(share) {
      until.delete(share);
      until.set(share, now() + STRIKE_MS);
      const oldest = until.size > MOST ? until.keys().next().value : undefined;
      if (oldest !== undefined) until.delete(oldest);
    },
    has(share) {
      const end = until.get(share);
      if (end === undefined) return false;
      if (end > now()) return true;
      until.delete(share);
      return false;
    },
  };
}
