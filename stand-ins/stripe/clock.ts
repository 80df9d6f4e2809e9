export interface Clock {
  now(): Date;
  /** Unix seconds, as everything at Stripe is dated. */
  seconds(): number;
  /** Never back. What falls due on the way is done by `advance` of the stand-in. */
  moveTo(seconds: number): void;
}

/** The real time, plus what a test added. */
export function createClock(): Clock {
  let added = 0;
  const now = () => Date.now() + added;
  return {
    now: () => new Date(now()),
    seconds: () => Math.floor(now() / 1000),
    moveTo(seconds) {
      added += Math.max(0, seconds * 1000 - now());
    },
  };
}
