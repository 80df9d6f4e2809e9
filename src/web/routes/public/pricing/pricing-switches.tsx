import type { ReactNode } from 'react';
import { billingPeriods } from '#domain/billing/plan.ts';
import { subPageSteps } from '#domain/billing/plan-table.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { pricingTexts } from '#web/i18n/public/pricing.ts';
import { type PricingChoice, payingModels, useCount } from './pricing-choice.ts';

interface PricingSwitchesProps {
  choice: PricingChoice;
  isSubscription: boolean;
  button: ReactNode;
}

export function PricingSwitches({ choice, isSubscription, button }: PricingSwitchesProps) {
  const texts = useTexts(pricingTexts);
  const count = useCount();
  const modelNames = { subscription: texts.subscription, credits: texts.payAsYouGo };
  const periodNames = { monthly: texts.monthly, yearly: texts.yearly };
  return (
    <div className="mt-12 flex flex-wrap items-end gap-x-8 gap-y-5">
      <Segments
        legend={texts.model}
        name="model"
        defaultValue={choice.model}
        options={payingModels.map((value) => ({ value, label: modelNames[value] }))}
      />
      {/* It stays in the form while credits are shown, so that switching back restores the choice. */}
      <div className={isSubscription ? 'contents' : 'hidden'}>
        <Segments
          legend={texts.period}
          name="period"
          defaultValue={choice.period}
          options={billingPeriods.map((value) => ({
            value,
            label: periodNames[value],
            note: value === 'yearly' ? texts.twoMonthsOff : undefined,
          }))}
        />
        <div>
          <label htmlFor="pricing-step" className="mb-1.5 block font-[550] text-sm">
            {texts.size}
          </label>
          <select
            id="pricing-step"
            name="step"
            defaultValue={choice.step}
            className="figures h-11 rounded-md border border-line-strong bg-surface px-3 text-base sm:text-sm"
          >
            {subPageSteps.map((step) => (
              <option key={step} value={step}>
                {texts.upTo(count(step))}
              </option>
            ))}
          </select>
        </div>
      </div>
      {button}
    </div>
  );
}

interface SegmentsProps {
  legend: string;
  name: string;
  defaultValue: string;
  options: readonly { value: string; label: string; note?: string | undefined }[];
}

/** A choice of two or three in one line: the browser's own radio buttons in another style. */
function Segments({ legend, name, defaultValue, options }: SegmentsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-[550] text-sm">{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-md border border-line-strong bg-surface p-1">
        {options.map(({ value, label, note }) => (
          <label
            key={value}
            className="flex h-9 cursor-pointer items-center gap-2 rounded-sm px-3.5 text-sm has-checked:bg-ink has-focus-visible:outline-2 has-focus-visible:outline-signal has-checked:text-paper"
          >
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} className="sr-only" />
            <span className="font-[550]">{label}</span>
            {note && <span className="text-xs max-[26rem]:hidden">{note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
