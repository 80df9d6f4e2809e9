import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { Accuracy } from '#domain/audit/accuracy/accuracy.ts';
import published from '#domain/audit/accuracy/published.json' with { type: 'json' };
import { ruleNames } from '#domain/audit/platform-rules.ts';
import { evidenceKindOf, evidenceKinds } from '#domain/audit/platforms/evidence.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { EvidenceKind } from '#domain/audit/platforms/sources.ts';
import { dayDate } from '#domain/format/dates.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { labCaseOf } from '#domain/lab/cases.ts';
import { contradictionsOf } from '#domain/lab/lab-run.ts';
import peers from '#domain/lab/peers.json' with { type: 'json' };
import type { Language } from '#domain/language.ts';
import { Article, GuideSection } from '#web/components/public/article.tsx';
import { CaseList, sumOf } from '#web/components/public/case-list.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, attempt, textOf } from '#web/forms/call-api.server.ts';
import { platformOfSlug } from '#web/guides.ts';
import { languageOfPath, useLanguage, useTexts } from '#web/i18n/language.tsx';
import { accuracyTexts } from '#web/i18n/public/accuracy.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { Island } from '#web/islands/island.tsx';
import { publicMeta } from '#web/meta/public-meta.ts';
import CardReportForm, { bodyOf, type CardReportAnswer } from './accuracy/card-report-form.tsx';
import { LabRuns } from './accuracy/lab-runs.tsx';

export const meta = publicMeta;

/** Links of cards name page and platform. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const runs = await answerOf(() => context.get(apiContext).listPublishedLabRuns());
  const sightings = runs.flatMap(({ comparisons }) => comparisons);
  const language = languageOfPath(url.pathname);
  const questionOf = (id: string) => [id, labCaseOf(id)?.question[language] ?? id];
  return {
    prefilled: {
      url: url.searchParams.get('url')?.slice(0, 2000) ?? '',
      platform: platformOfSlug(url.searchParams.get('platform') ?? undefined),
    },
    lab: {
      runs,
      contradictions: contradictionsOf(sightings),
      questions: Object.fromEntries(sightings.map(({ caseId }) => questionOf(caseId))),
    },
  };
}

/** The form without scripts: the same report without a screenshot. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await request.formData();
  const field = (name: string) => textOf(form, name);
  const values = { url: field('url'), platform: field('platform'), message: field('message'), email: field('email') };
  const { refusal } = await attempt(() =>
    context.get(apiContext).reportCard({ body: bodyOf(values, field('nickname')) }),
  );
  const { sent } = textsIn(accuracyTexts, languageOfPath(url.pathname));
  const answer: CardReportAnswer = {
    message: refusal?.message ?? sent,
    errors: refusal?.errors ?? {},
    isDone: !refusal,
    values,
  };
  return data(answer, { status: refusal?.status ?? 200 });
}

/** Figures come from a test run (scripts/accuracy.mjs), never typed by hand. */
const run: Accuracy = published;

const rulesByKind: Record<EvidenceKind, number> = { documented: 0, code: 0, observed: 0, assumed: 0 };
for (const id of platformIds) for (const rule of ruleNames) rulesByKind[evidenceKindOf(platforms[id], rule)] += 1;
const ruleCount = platformIds.length * ruleNames.length;

export default function AccuracyPage() {
  const texts = useTexts(accuracyTexts);
  const language = useLanguage();
  const { prefilled, lab } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const written = (count: number) => writeNumber(count, language);
  const { cases, held } = sumOf(Object.values(run.platforms));
  const date = dayDate(new Date(run.at), 'UTC', language);
  const version = run.commit ? `${run.version} (${run.commit})` : run.version;
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <LabRuns {...lab} />
      <GuideSection title={texts.rules} lead={texts.rulesLead(written(ruleCount), platformIds.length)}>
        <dl className="grid max-w-text grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-4">
          {evidenceKinds.map((kind) => (
            <div key={kind}>
              <dt className="text-ink-soft text-sm">{texts[kind]}</dt>
              <dd className="figures font-[640] font-display text-3xl">{written(rulesByKind[kind])}</dd>
            </div>
          ))}
        </dl>
      </GuideSection>
      <GuideSection title={texts.cases} lead={texts.casesLead}>
        <p className="figures mb-6 max-w-text font-[550]">
          {texts.lastRun(written(cases), written(held), date, version)}
        </p>
        <CaseList run={run} />
      </GuideSection>
      <GuideSection title={texts.agreement} lead={texts.agreementLead}>
        <ul className="divide-y divide-line border-line border-y">
          {run.agreement.map(({ parser, pages, values, equal }) => (
            <li key={parser} className="figures grid gap-x-8 py-4 sm:grid-cols-[12rem_1fr]">
              <span className="font-[550]">{parser}</span>
              <span className="text-ink-soft">
                {texts.agreementOf(shareIn(language, equal / values), written(equal), written(values), written(pages))}
              </span>
            </li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection id="libraries" title={texts.peers} lead={texts.peersLead}>
        <ul className="divide-y divide-line border-line border-y">
          {peers.peers.map(({ name, version: measured, right, cases: caseCount }) => (
            <li key={name} className="figures grid gap-x-8 py-4 sm:grid-cols-[16rem_1fr]">
              <span className="font-[550]">
                {name} {measured}
              </span>
              <span className="text-ink-soft">{texts.peersOf(right, caseCount)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-ink-faint text-sm">{texts.peersAt(dayDate(new Date(peers.at), 'UTC', language))}</p>
        <pre className="mt-6 max-w-text whitespace-pre-wrap rounded-lg border border-line bg-sunken p-4 font-mono text-[0.8125rem] [overflow-wrap:anywhere]">
          <code>npx --no linkbild conformance --adapter ./yours.mjs</code>
        </pre>
      </GuideSection>
      <GuideSection id="report" title={texts.report} lead={texts.reportLead}>
        <div className="max-w-[40rem]">
          <Island name="card-report-form" of={CardReportForm} props={{ answer, ...prefilled }} when="active" />
        </div>
      </GuideSection>
    </Article>
  );
}

/** Rounded down: only what is whole is 100 %. */
const shareIn = (language: Language, share: number) =>
  writeNumber(Math.floor(share * 10_000) / 10_000, language, { style: 'percent', maximumFractionDigits: 2 });
