import clsx from 'clsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Api } from '#contract/client.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { boundedFigures, describeFigure, type HealthFigure, healthNames } from '#domain/operator/health.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { healthTexts } from '#web/i18n/admin/health.ts';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { Deletions, ErrorCauses, Processes, Queues, SlowQueries } from './health/health-tables.tsx';

export const meta = appMeta;

export const loader = ({ context }: LoaderFunctionArgs) => answerOf(() => context.get(apiContext).getHealthReport());

export type HealthReport = Awaited<ReturnType<Api['getHealthReport']>>;

const shown: HealthFigure[] = [
  'diskFree',
  'databaseBytes',
  'slowQueries',
  'oldestJob',
  'mailsSent',
  'mailsFailed',
  'mailsBounced',
  'requests',
  'errorRate',
  'workers',
  'backupAge',
  'certificateDays',
];

/** A part that was not checked is not called fine. */
function Summary({ report: { crossed, figures } }: { report: HealthReport }) {
  const texts = useTexts(healthTexts);
  const language = useLanguage();
  const namesOf = (all: readonly (keyof typeof healthNames)[]) =>
    all.map((name) => healthNames[name][language]).join(', ');
  const unknown = boundedFigures.filter((name) => figures[name] === null);
  const [ground, words] =
    crossed.length > 0
      ? ['bg-bad-soft', texts.crossed(namesOf(crossed))]
      : unknown.length > 0
        ? ['bg-sunken', texts.fineAsFarAsKnown(namesOf(unknown))]
        : ['bg-good-soft', texts.fine];
  return (
    <p role="status" className={clsx('mb-8 rounded-md p-4', ground)}>
      {words}
    </p>
  );
}

/** How the installation is, in one place. */
export default function AdminHealth() {
  const report = useLoaderData<typeof loader>();
  const texts = useTexts(healthTexts);
  const language = useLanguage();
  const { crossed, figures, samples } = report;
  const write = (value: number) => writeNumber(value, language);
  return (
    <Screen heading={useTexts(adminScreenTexts.adminHealth).heading} lead={texts.lead}>
      <Summary report={report} />
      <ul className="grid overflow-hidden rounded-lg border border-line sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((name) => {
          const isOver = crossed.some((one) => one === name);
          return (
            <li key={name} className="-mr-px -mb-px border-line border-r border-b p-5">
              <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
                <h2 className="text-ink-soft text-sm">{healthNames[name][language]}</h2>
                {isOver && <Badge tone="bad">{texts.over}</Badge>}
              </div>
              <p className="figures mt-1 text-2xl">{describeFigure(name, figures[name], write)[language]}</p>
              <HealthLine
                label={texts.line(healthNames[name][language])}
                values={samples.map((sample) => sample.figures[name])}
                isBad={isOver && boundedFigures.some((one) => one === name)}
              />
              {name === 'mailsBounced' && <p className="mt-2 text-ink-faint text-xs">{texts.bounces}</p>}
            </li>
          );
        })}
      </ul>
      {samples.length < 2 && <p className="mt-3 text-ink-faint text-sm">{texts.noLine}</p>}
      <div className="mt-12 grid items-start gap-12 xl:grid-cols-2">
        <Queues queues={report.queues} />
        <div className="grid gap-12">
          <Processes processes={report.processes} />
          <Deletions deletions={report.deletions} />
          <SlowQueries queries={report.slowQueries} />
        </div>
      </div>
      <ErrorCauses errors={report.errors} />
      <p className="mt-8 text-ink-faint text-sm">
        {samples.at(-1) && <Timestamp iso={samples.at(-1)?.at ?? ''} isFull />}
      </p>
    </Screen>
  );
}

interface HealthLineProps {
  label: string;
  /** Oldest first; null: not known then. */
  values: readonly (number | null)[];
  isBad: boolean;
}

const WIDTH = 240;
const HEIGHT = 40;

/** The last day as a line; the figure itself stands above it. */
function HealthLine({ label, values, isBad }: HealthLineProps) {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  if (known.length < 2) return <div className="mt-3 h-10" />;
  const most = Math.max(...known.map(({ value }) => value), 1);
  const points = known.map(
    ({ value, at }) =>
      `${((at / (values.length - 1)) * WIDTH).toFixed(1)},${(HEIGHT - 2 - (value / most) * (HEIGHT - 4)).toFixed(1)}`,
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={clsx('mt-3 h-10 w-full', isBad ? 'stroke-bad' : 'stroke-ink-faint')}
    >
      <polyline points={points.join(' ')} fill="none" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
