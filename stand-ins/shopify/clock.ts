export interface Clock {
  now(): Date;
  /** Moves the stand-in's time forward: tokens end, the cost budget grows back, billing periods pass. */
  advance(milliseconds: number): void;
}

/** The real time, plus what a test added. */
export function createClock(): Clock {
  let added = 0;
  return {
    now: () => new Date(Date.now() + added),
    advance: (milliseconds) => {
      added += milliseconds;
    },
  };
}
