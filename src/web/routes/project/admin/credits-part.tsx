import type { FormEvent } from 'react';
import type { PlanOverview } from '#contract/plan.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import type { useAction } from '#web/components/actions/use-action.ts';
import { Ledger } from '#web/components/billing/ledger.tsx';
import { Part } from '#web/components/part.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { projectAdminTexts } from '#web/i18n/project/admin.ts';
import { planTexts } from '#web/i18n/project/plan.ts';

export function CreditsPart({
  overview,
  act,
  answer,
  isBusy,
}: { overview: PlanOverview } & ReturnType<typeof useAction>) {
  const texts = useTexts(projectAdminTexts);
  const words = useTexts(planTexts);
  const language = useLanguage();
  const { balance, ledger } = overview.credits;
  const refusal = answer?.intent === 'credits' ? answer.refusal : null;
  const book = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act('credits', { change: String(new FormData(event.currentTarget).get('change')) });
  };
  return (
    <Part title={texts.credits} text={texts.creditsText}>
      <p className="figures mb-5 text-xl">{words.balance(writeNumber(balance, language))}</p>
      <form onSubmit={book} noValidate className="mb-8 flex flex-wrap items-end gap-3">
        <TextField
          key={balance}
          name="change"
          className="max-w-40"
          label={texts.change}
          inputMode="numeric"
          errors={refusal?.errors.change}
        />
        <Button type="submit" variant="outline" state={isBusy('credits') ? 'loading' : 'idle'}>
          {texts.book}
        </Button>
      </form>
      <Ledger ledger={ledger} />
    </Part>
  );
}
