import { writeNumber } from '#domain/format/numbers.ts';
import { describeFigure } from '#domain/operator/health.ts';
import { Table } from '#web/components/ui/table.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { healthTexts } from '#web/i18n/admin/health.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import type { HealthReport } from '#web/routes/admin/health.tsx';

export function Queues({ queues }: Pick<HealthReport, 'queues'>) {
  const texts = useTexts(healthTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const write = (value: number) => writeNumber(value, language);
  type Row = HealthReport['queues'][number];
  const number = (key: 'due' | 'running' | 'failed') => ({
    key,
    header: texts[key],
    align: 'end' as const,
    cell: (row: Row) => write(row[key]),
  });
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-xl">{texts.queues}</h2>
      <Table
        rows={queues}
        keyOf={({ queue }) => queue}
        texts={{ ...common, caption: texts.queues }}
        empty={<p className="text-ink-faint text-sm">{texts.noQueues}</p>}
        columns={[
          { key: 'queue', header: texts.queue, main: true, cell: ({ queue }) => queue },
          number('due'),
          number('running'),
          number('failed'),
          {
            key: 'oldest',
            header: texts.oldest,
            align: 'end',
            cell: ({ due, oldestSeconds }) =>
              due === 0 ? '–' : describeFigure('oldestJob', oldestSeconds, write)[language],
          },
        ]}
      />
    </section>
  );
}

export function Processes({ processes }: Pick<HealthReport, 'processes'>) {
  const texts = useTexts(healthTexts);
  const common = useTexts(commonTexts);
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-xl">{texts.processes}</h2>
      <Table
        rows={processes}
        keyOf={({ role, since }) => `${role} ${since}`}
        texts={{ ...common, caption: texts.processes }}
        empty={<p className="text-ink-faint text-sm">{texts.noProcesses}</p>}
        columns={[
          { key: 'role', header: texts.role, main: true, cell: ({ role }) => role },
          { key: 'version', header: texts.version, cell: ({ version }) => version },
          { key: 'since', header: texts.since, cell: ({ since }) => <Timestamp iso={since} /> },
        ]}
      />
    </section>
  );
}

export function SlowQueries({ queries }: { queries: HealthReport['slowQueries'] }) {
  const texts = useTexts(healthTexts);
  if (queries.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-xl">{texts.slow}</h2>
      <ul className="grid gap-3 text-sm">
        {queries.map(({ query, seconds }) => (
          <li key={`${query} ${seconds}`}>
            <code className="wrap-anywhere text-xs">{query}</code>{' '}
            <span className="figures text-ink-faint">{texts.seconds(seconds)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Deletions({ deletions }: Pick<HealthReport, 'deletions'>) {
  const texts = useTexts(healthTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  if (deletions.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="text-xl">{texts.deletions}</h2>
      <p className="mt-1 mb-4 text-ink-soft text-sm">{texts.deletionsText}</p>
      <Table
        rows={deletions}
        keyOf={({ projectId }) => String(projectId)}
        texts={{ ...common, caption: texts.deletions }}
        empty={null}
        columns={[
          { key: 'site', header: texts.website, main: true, cell: ({ site }) => site },
          { key: 'since', header: texts.since, cell: ({ since }) => <Timestamp iso={since} /> },
          {
            key: 'rows',
            header: texts.rowsDeleted,
            align: 'end',
            cell: ({ rowsDeleted }) => writeNumber(rowsDeleted, language),
          },
          { key: 'percent', header: texts.deletedShare, align: 'end', cell: ({ percent }) => `${percent} %` },
        ]}
      />
    </section>
  );
}

/** The last errors by cause, each with ids by which the log is searched. */
export function ErrorCauses({ errors }: Pick<HealthReport, 'errors'>) {
  const texts = useTexts(healthTexts);
  const language = useLanguage();
  return (
    <section className="mt-12">
      <h2 className="text-xl">{texts.errors}</h2>
      <p className="mt-1 mb-5 max-w-text text-ink-soft text-sm">{texts.errorsText}</p>
      {errors.length === 0 ? (
        <p className="text-ink-faint text-sm">{texts.noErrors}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {errors.map(({ cause, message, count, lastAt, jobs, requestIds }) => (
            <li key={cause} className="py-4 text-sm">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <p className="wrap-anywhere min-w-0 flex-1 basis-64 font-[550]">{message}</p>
                <p className="figures text-ink-faint">
                  {texts.times(writeNumber(count, language))}, {texts.last} <Timestamp iso={lastAt} />
                </p>
              </div>
              <Ids label={texts.jobs} ids={jobs} />
              <Ids label={texts.requests} ids={requestIds} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Ids({ label, ids }: { label: string; ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <p className="mt-1 text-ink-soft">
      {label}: <code className="wrap-anywhere text-xs">{ids.join(', ')}</code>
    </p>
  );
}
