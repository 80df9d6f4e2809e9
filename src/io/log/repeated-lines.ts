// One cause that hits every request or worker must not fill the disk: without a database, fifty workers and every visitor
// say so all the time. The first lines of a cause are written, then only their number: after ten seconds, and once a
// minute while it goes on.

const FIRST_MS = 10_000;
const NEXT_MS = 60_000;
const MAX_LINES = 4;
const MAX_CAUSES = 500;

export interface RepeatedLines {
  /** Whether to write this line. If not, it is counted, and the next `report` gets the number. */
  admit(cause: string, report: (leftOut: number) => void): boolean;
}

export function createRepeatedLines(): RepeatedLines {
  const causes = new Map<string, { lines: number; leftOut: number; report: (leftOut: number) => void }>();
  function watch(cause: string, ms: number) {
    setTimeout(() => {
      const known = causes.get(cause);
      if (!known || known.leftOut === 0) return void causes.delete(cause);
      known.report(known.leftOut);
      known.leftOut = 0;
      watch(cause, NEXT_MS);
    }, ms).unref();
  }
  return {
    admit(cause, report) {
      const known = causes.get(cause);
      if (!known) {
        if (causes.size >= MAX_CAUSES) return true;
        causes.set(cause, { lines: 1, leftOut: 0, report });
        watch(cause, FIRST_MS);
        return true;
      }
      known.report = report;
      known.lines += 1;
      if (known.lines <= MAX_LINES) return true;
      known.leftOut += 1;
      return false;
    },
  };
}

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{12,}\b|\d+/gi;

/** Without ids and numbers: the same cause has the same words whatever it hit. */
export const withoutIds = (text: string) => text.replace(ids, '…');
