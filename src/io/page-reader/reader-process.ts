import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { withJsonLdTerms } from '#domain/template/price/json-ld-terms.ts';
import { withVisibleTerms } from '#domain/template/price/visible-terms.ts';
import { serveJobs } from '#io/processes/serve-jobs.ts';
import type { ReaderJob } from './page-reader.ts';
import { tasks } from './tasks.ts';
import { themeTasks } from './theme-tasks.ts';

// A reader process: runs one task at a time for its parent. It has no environment and opens no connections.

/** A task that uses more kills its process. */
const MAX_RSS_BYTES = 400_000_000;

const withTerms = (meta: MetaTagData, body: Uint8Array) => withVisibleTerms(withJsonLdTerms(meta, body), body);

/**
 * Adds price terms, which templates show beside a price. Not part of the tasks, because the npm package has those too.
 */
const served = {
  ...tasks,
  ...themeTasks,
  page(input: Parameters<typeof tasks.page>[0]) {
    const read = tasks.page(input);
    return { ...read, meta: withTerms(read.meta, input.body) };
  },
  site(input: Parameters<typeof tasks.site>[0]) {
    const read = tasks.site(input);
    return { ...read, meta: withTerms(read.meta, input.body) };
  },
};

serveJobs(MAX_RSS_BYTES, ({ kind, input }: ReaderJob) => {
  const task = served[kind] as (given: typeof input) => unknown;
  return { ok: true, value: task(input) };
});
