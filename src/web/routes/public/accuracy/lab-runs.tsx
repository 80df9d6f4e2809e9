import type { PublishedRun } from '#contract/calls/lab.ts';
import { platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { dayDate } from '#domain/format/dates.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import type { Contradiction } from '#domain/lab/lab-run.ts';
import { GuideSection } from '#web/components/public/article.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { platformPath } from '#web/guides.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { labRunTexts } from '#web/i18n/public/accuracy.ts';
import { ruleTexts } from '#web/i18n/public/guides.ts';
import { useRootData } from '#web/root-data.ts';

export interface ShownRuns {
  runs: readonly PublishedRun[];
  contradictions: readonly Contradiction[];
  /** The question of each case that is shown. */
  questions: Readonly<Record<string, string>>;
}

/** Comparisons with the real apps: rules that one contradicts, then every run by platform. */
export function LabRuns({ runs, contradictions, questions }: ShownRuns) {
  const texts = useTexts(labRunTexts);
  if (runs.length === 0) return <GuideSection title={texts.compared} lead={texts.none} />;
  const comparisons = runs.flatMap((run) => run.comparisons);
  const same = comparisons.filter(({ verdict }) => verdict === 'same').length;
  return (
    <GuideSection title={texts.compared} lead={texts.lead(comparisons.length, same, runs.length)}>
      {contradictions.length > 0 && <Contradicted {...{ contradictions, questions }} />}
      <div className="grid gap-10">
        {runs.map((run) => (
          <Run key={run.id} run={run} questions={questions} />
        ))}
      </div>
    </GuideSection>
  );
}

function Contradicted({ contradictions, questions }: Pick<ShownRuns, 'contradictions' | 'questions'>) {
  const texts = useTexts(labRunTexts);
  const rules = useTexts(ruleTexts);
  const language = useLanguage();
  return (
    <div className="mb-10 rounded-lg border border-bad/50 bg-bad-soft p-6">
      <h3 className="text-bad text-lg">{texts.contradicted}</h3>
      <ul className="mt-3 grid gap-3 text-sm">
        {contradictions.map((one) => (
          <li key={`${one.platform} ${one.caseId}`} className="[overflow-wrap:anywhere]">
            <a href={platformPath(one.platform, language)} className="font-[550] text-bad underline">
              {platformNames[one.platform]}: {rules[one.rule]}
            </a>{' '}
            {questions[one.caseId] ?? one.caseId} {one.app} {one.appVersion},{' '}
            {dayDate(new Date(one.seenOn), 'UTC', language)}
            {one.note && `: ${one.note}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Run({ run, questions }: { run: PublishedRun; questions: ShownRuns['questions'] }) {
  const texts = useTexts(labRunTexts);
  const language = useLanguage();
  const crawlers = run.crawlers.map(
    ({ bot, requests }) => `${bot === 'Unknown' ? texts.others : bot} ${writeNumber(requests, language)}`,
  );
  const seen = platformIds.filter((id) => run.comparisons.some(({ platform }) => platform === id));
  return (
    <article>
      <h3 className="text-xl [overflow-wrap:anywhere]">
        {run.name}, {dayDate(new Date(run.createdAt), 'UTC', language)}
      </h3>
      {crawlers.length > 0 && (
        <p className="figures mt-1 text-ink-soft text-sm">
          {texts.requests} {crawlers.join(', ')}
        </p>
      )}
      <div className="mt-4 border-line border-t">
        {seen.map((id) => {
          const own = run.comparisons.filter(({ platform }) => platform === id);
          const same = own.filter(({ verdict }) => verdict === 'same').length;
          return (
            <details key={id} className="border-line border-b py-3">
              <summary className="figures flex min-h-6 cursor-pointer flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-[550]">{platformNames[id]}</span>
                <span className={same === own.length ? 'text-sm' : 'text-bad text-sm'}>
                  {texts.sameOf(same, own.length)}
                </span>
              </summary>
              <ul className="mt-4 grid gap-6 sm:grid-cols-2">
                {own.map((one) => (
                  <Seen key={one.id} one={one} question={questions[one.caseId] ?? one.caseId} />
                ))}
              </ul>
            </details>
          );
        })}
      </div>
    </article>
  );
}

function Seen({ one, question }: { one: PublishedRun['comparisons'][number]; question: string }) {
  const texts = useTexts(labRunTexts);
  const language = useLanguage();
  const apiUrl = useRootData()?.apiUrl ?? '/api';
  return (
    <li className="grid content-start gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={one.verdict === 'same' ? 'good' : 'bad'}>{texts[one.verdict]}</Badge>
        <a href={`/lab/${one.caseId}`} className="py-0.5 text-link" rel="nofollow">
          {question}
        </a>
      </p>
      <p className="text-ink-faint">
        {one.app} {one.appVersion}, {one.device}, {dayDate(new Date(one.seenOn), 'UTC', language)}
      </p>
      {one.note && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{one.note}</p>}
      {one.hasImage && (
        <img
          src={`${apiUrl}/lab/comparisons/${one.id}/image`}
          alt={texts.screenshot(one.app, question)}
          loading="lazy"
          className="max-h-96 max-w-full justify-self-start rounded-lg border border-line"
        />
      )}
    </li>
  );
}
