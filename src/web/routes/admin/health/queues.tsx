import { writeNumber } from '#domain/format/numbers.ts';
import { describeFigure } from '#domain/operator/health.ts';
import { Table } from '#web/components/ui/table.tsx';
import { Moment } from '#web/components/ui/timestamp.tsx';
import { healthTexts } from '#web/i18n/admin/health.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import type { HealthReport } from '../health.tsx';

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
          { key: 'since', header: texts.since, cell: ({ since }) => <Moment iso={since} /> },
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
