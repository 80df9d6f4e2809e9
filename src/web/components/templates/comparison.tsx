import { useState } from 'react';
import type { TemplateComparison } from '#contract/entities/template.ts';
import { dayDate } from '#domain/format/dates.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Trophy } from '#web/components/ui/icons.tsx';
import { offlineTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { comparisonTexts } from '#web/i18n/project/comparison.ts';
import { useTemplateName } from '#web/studio/template-name.ts';

type Compared = TemplateComparison['templates'][number];

/** Several live designs side by side. Each page gets one of them at random, so shares for each image are what compares. */
export function Comparison({ comparison, title }: { comparison: TemplateComparison; title?: string }) {
  const texts = useTexts(comparisonTexts);
  const nameOf = useTemplateName();
  const language = useLanguage();
  const { templates, winnerId } = comparison;
  // Counters are per UTC day: showing a time would claim more than is known.
  const day = dayDate(new Date(comparison.since), 'UTC', language);
  const winner = templates.find(({ id }) => id === winnerId) ?? null;
  const most = Math.max(1e-9, ...templates.map(({ high, rate }) => high ?? rate));
  const head = 'py-2 pl-4 text-right font-normal text-ink-faint';
  const write = (figure: number, digits = 0) =>
    writeNumber(figure, language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (
    <section className="mt-6 rounded-lg border border-line px-5 py-4">
      <h3 className="font-[550] font-sans text-sm tracking-normal">{title ?? texts.compare}</h3>
      <p className="mt-0.5 text-ink-faint text-sm">{texts.compareText(day)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keys */}
      <section className="mt-2 overflow-x-auto" aria-label={title ?? texts.compare} tabIndex={0}>
        <table className="w-full text-sm sm:min-w-120">
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="py-2 text-left font-normal text-ink-faint">
                {texts.template}
              </th>
              <th scope="col" className={`${head} hidden sm:table-cell`}>
                {texts.images}
              </th>
              <th scope="col" className={`${head} hidden sm:table-cell`}>
                {texts.shares}
              </th>
              <th scope="col" className={head}>
                {texts.perImage}
              </th>
              <th scope="col" className={`${head} w-1/3`}>
                {texts.range}
              </th>
            </tr>
          </thead>
          <tbody>
            {templates.map((template) => (
              <tr key={template.uuid} className="border-line border-b last:border-b-0">
                <th
                  scope="row"
                  className="py-2 text-left font-[550] [overflow-wrap:anywhere] sm:w-1/4 sm:max-w-0 sm:truncate"
                >
                  {nameOf(template.name)}
                </th>
                <td className="hidden py-2 pl-4 text-right sm:table-cell">{write(template.images)}</td>
                <td className="hidden py-2 pl-4 text-right sm:table-cell">{write(template.shares)}</td>
                <td className="py-2 pl-4 text-right font-[550]">
                  {template.images > 0 ? write(template.rate, 2) : '–'}
                </td>
                <td className="py-2 pl-4 text-right">
                  <Range {...{ template, most, write }} isWinner={template.id === winnerId} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p role="status" className="mt-3 text-ink-soft text-sm">
        {winner ? texts.isSure(nameOf(winner.name)) : notSure(texts, comparison)}
      </p>
      {winner && <Keep winner={winner} />}
    </section>
  );
}

const notSure = (texts: { notEnough: (images: number) => string; tooClose: string }, comparison: TemplateComparison) =>
  comparison.templates.some(({ images }) => images < comparison.minImages)
    ? texts.notEnough(comparison.minImages)
    : texts.tooClose;

interface RangeProps {
  template: Compared;
  most: number;
  isWinner: boolean;
  write: (figure: number, digits?: number) => string;
}

/** The range as words, and as a bar on the scale that all designs share. */
function Range({ template: { images, low, high }, most, isWinner, write }: RangeProps) {
  if (images === 0 || high === null) return <>–</>;
  return (
    <>
      {write(low, 2)} – {write(high, 2)}
      <span aria-hidden className="relative mt-1 block h-1.5 rounded-full bg-hover">
        <span
          className={`absolute inset-y-0 rounded-full ${isWinner ? 'bg-signal' : 'bg-ink-faint'}`}
          style={{ left: `${(low / most) * 100}%`, width: `${Math.max(1, ((high - low) / most) * 100)}%` }}
        />
      </span>
    </>
  );
}

/** Back to one design: the others of the route are switched off. */
function Keep({ winner }: { winner: Compared }) {
  const texts = useTexts(comparisonTexts);
  const nameOf = useTemplateName();
  const { offline } = useTexts(offlineTexts);
  const revalidate = useRevalidate();
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      await api.updateTemplate({ params: { id: winner.uuid }, body: { state: 'live', others: 'inactive' } });
      toast.success(texts.winnerChosen(nameOf(winner.name)));
    } catch (error) {
      showErrorToast(error, offline);
    }
    await revalidate();
    setBusy(false);
  };
  return (
    <Button
      className="mt-3"
      size="sm"
      disabled={isBusy}
      onClick={keep}
      icon={<Trophy aria-hidden className="size-4" />}
    >
      {texts.keep}
    </Button>
  );
}
