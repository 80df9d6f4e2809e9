// Reads what strangers send in processes of its own: markup, JSON-LD, sitemaps, robots.txt, headers of images, and the
// audit of all that. Threat: a page that costs its reader minutes or gigabytes. Layers: the algorithms are linear and
// their results bounded; a watchdog ends a process by processor time and memory, and what it read is an outcome with a
// reason; hosts take turns (docs/decisions/058-page-readers.md).
// Limits of a job: 3 s of processor time (1 s for robots.txt, headers and oEmbed), 400 MB of memory (reader-process.ts)
// with a heap of 192 MB, and 15 s on the clock (10 s for the small ones; pool-process.ts).
import { availableParallelism } from 'node:os';
import { programFile } from '#io/package-files.ts';
import { createPool } from '#io/processes/process-pool.ts';
import { tasks } from './tasks.ts';
import type { themeTasks } from './theme-tasks.ts';

type Tasks = typeof tasks & typeof themeTasks;
type TaskName = keyof Tasks;
type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskValue<Name extends TaskName> = ReturnType<Tasks[Name]>;

/** `too-complex`: it took more time or memory than any real page. `busy`: too many wait. */
export type ReadFailure = { ok: false; reason: 'too-complex' | 'busy' };
export type Read<Name extends TaskName> = { ok: true; value: TaskValue<Name> } | ReadFailure;

export interface PageReader {
  /** `quota`: the host that sent the bytes. */
  run<Name extends TaskName>(name: Name, input: TaskInput<Name>, quota: string): Promise<Read<Name>>;
  warmUp(): void;
  close(): void;
}

export type ReaderJob = { [Name in TaskName]: { kind: Name; input: TaskInput<Name> } }[TaskName];
type ReaderAnswers = { [Name in TaskName]: { ok: true; value: TaskValue<Name> } };

/** A page of 3.5 MB full of tags takes a few hundred; anything that takes seconds was made to. */
const PAGE_MS = 3_000;
const SMALL_MS = 1_000;
const processorMs: Record<TaskName, number> = {
  meta: PAGE_MS,
  site: PAGE_MS,
  links: PAGE_MS,
  page: PAGE_MS,
  judge: PAGE_MS,
  compare: PAGE_MS,
  sitemap: PAGE_MS,
  robots: SMALL_MS,
  forbidden: SMALL_MS,
  theme: PAGE_MS,
  themeCalls: PAGE_MS,
  header: SMALL_MS,
  oembed: SMALL_MS,
};

/** Of one process: a new one reads its first thousand pages at a third of the speed. */
const MAX_JOBS = 500_000;

interface Options {
  /** By default one per core, at least two (one site never blocks another), at most four. */
  processes?: number;
  /** Replaced in tests. */
  program?: string | URL;
  /** Called for every job with its duration, and `ok` or why not. */
  onRead?: (kind: TaskName, seconds: number, outcome: string) => void;
  /** Called for every job that could not be read, for any reason. */
  onFailed?: (failed: { kind: TaskName; quota: string; reason: string; detail: string }) => void;
}

export function createPageReader(options: Options = {}): PageReader {
  const {
    processes = Math.max(2, Math.min(4, availableParallelism())),
    program = programFile('src/io/page-reader/reader-process.ts'),
  } = options;
  const pool = createPool<ReaderJob, ReaderAnswers>({ size: processes, program, maxJobs: MAX_JOBS });
  return {
    async run(kind, input, quota) {
      const since = performance.now();
      const { answer } = await pool.run({ kind, input } as ReaderJob, { quota, processorMs: processorMs[kind] });
      options.onRead?.(kind, (performance.now() - since) / 1000, answer.ok ? 'ok' : answer.reason);
      if (answer.ok) return answer as Extract<Read<typeof kind>, { ok: true }>;
      options.onFailed?.({ kind, quota, reason: answer.reason, detail: answer.detail });
      return { ok: false, reason: answer.reason === 'busy' ? 'busy' : 'too-complex' };
    },
    warmUp: pool.warmUp,
    close: pool.close,
  };
}

/** In this process, for programs that read their user's own pages (`linkbild check`) and for tests of rules. */
export function createReaderHere(more: Partial<Tasks> = {}): PageReader {
  const all: Partial<Tasks> = { ...tasks, ...more };
  return {
    async run(kind, input) {
      const task = all[kind] as ((given: typeof input) => TaskValue<typeof kind>) | undefined;
      if (!task) throw new Error(`${kind} is not among the tasks of this program`);
      return { ok: true, value: task(input) };
    },
    warmUp: () => undefined,
    close: () => undefined,
  };
}

export const readerHere = createReaderHere();

/** The host that sent the bytes; all its pages share one quota. */
export const quotaOf = (url: string): string => URL.parse(url)?.host ?? '';
