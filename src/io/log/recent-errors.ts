import { currentWork } from './work-context.ts';

// Errors as the log wrote them, for the screen of the operator. The log itself stays the place with every detail.

export interface RecentError {
  at: Date;
  /** The message without ids and numbers, by which errors are grouped. */
  cause: string;
  message: string;
  requestId: string | null;
  job: string | null;
  /** On whose behalf; null: nobody was logged in. */
  userId: number | null;
}

const MAX_CHARACTERS = 500;
/** Of one flush; one cause that hits every request must not fill the memory. */
const MAX_WAITING = 200;

export interface RecentErrors {
  add(cause: string, message: string): void;
  /** The errors since the last call. */
  take(): RecentError[];
}

export function createRecentErrors(now: () => Date = () => new Date()): RecentErrors {
  let waiting: RecentError[] = [];
  const cut = (text: string) => text.slice(0, MAX_CHARACTERS);
  return {
    add(cause, message) {
      if (waiting.length >= MAX_WAITING) return;
      const { requestId = null, job = null, person } = currentWork();
      // The log line of the failed request follows the error's own: one of them is enough.
      if (requestId !== null && job === null && waiting.some((one) => one.requestId === requestId)) return;
      const userId = person?.userId ?? null;
      waiting.push({ at: now(), cause: cut(cause), message: cut(message), requestId, job, userId });
    },
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}
