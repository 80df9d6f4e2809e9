// What every bench shares: subjects measured in turn, round by round, so that a busy moment of the machine affects all
// alike; medians of the rounds; a table for people and, with --json, one object on the last line.

/** One way to do the work. `run` is called with one case at a time and awaited if it returns a promise. */
export interface Subject<Case> {
  name: string;
  run(entry: Case): unknown;
}

export interface Report {
  bench: string;
  /** Our speed divided by the peer's: above 1 we are faster. */
  ratios: Record<string, number>;
  figures: Record<string, unknown>;
}

export interface Measuring {
  rounds: number;
  /** A subject's turn in a round repeats its work until this long has passed. */
  turnMilliseconds: number;
  /** Untimed turns before the first round, for the compiler. */
  warmUpTurns: number;
  /**
   * `thread`: time this thread was running, for pure computation; on a busy machine the wall clock would charge the
   * waiting to the slowest subject. `wall`: for work that waits for servers, disks or other processes.
   */
  clock: 'thread' | 'wall';
}

/** Median milliseconds per run of each subject on one case. */
export async function measure<Case>(
  subjects: Subject<Case>[],
  entry: Case,
  measuring: Measuring,
): Promise<Map<string, number>> {
  for (let turn = 0; turn < measuring.warmUpTurns; turn++) {
    for (const subject of subjects) await takeTurn(subject, entry, measuring);
  }
  const times = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < measuring.rounds; round++) {
    // Each round begins with another subject: none always runs after the heaviest one's garbage.
    for (let turn = 0; turn < subjects.length; turn++) {
      const subject = subjects[(round + turn) % subjects.length] as Subject<Case>;
      times.get(subject.name)?.push(await takeTurn(subject, entry, measuring));
    }
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
}

const clocks = {
  wall: () => performance.now(),
  thread: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

async function takeTurn<Case>(
  subject: Subject<Case>,
  entry: Case,
  { turnMilliseconds, clock }: Measuring,
): Promise<number> {
  const time = clocks[clock];
  const start = time();
  let runs = 0;
  let passed = 0;
  do {
    const result = subject.run(entry);
    if (result instanceof Promise) await result;
    runs++;
    passed = time() - start;
  } while (passed < turnMilliseconds);
  return passed / runs;
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export function geometricMean(numbers: number[]): number {
  return Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);
}

/** Three significant digits. */
export function rounded(number: number): number {
  return Number(number.toPrecision(3));
}

export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  console.log(line(head));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
  console.log();
}

/** The ratios beside their limits, then the object for scripts if requested. */
export function finish(report: Report, bars: Record<string, number>): void {
  const rows = Object.entries(report.ratios).map(([peer, ratio]) => {
    const bar = bars[peer];
    return [
      peer,
      `${rounded(ratio)}x`,
      bar === undefined ? '' : `${bar}x`,
      bar === undefined ? '' : ratio >= bar ? 'yes' : 'NO',
    ];
  });
  printTable(['our speed over', 'ratio', 'bar', 'reached'], rows);
  const ratios = Object.fromEntries(Object.entries(report.ratios).map(([peer, ratio]) => [peer, rounded(ratio)]));
  if (process.argv.includes('--json')) console.log(JSON.stringify({ ...report, ratios }));
}
