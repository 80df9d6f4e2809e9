import { signUpFor } from '#web/components/reveal/sign-up-for.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { nextStepTexts, reportSignUpTexts } from '#web/i18n/audit/reports.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { revealTexts } from '#web/i18n/public/preview.ts';
import { usePathTo } from '#web/paths.ts';
import type { NextStepActionData, Report } from './report.server.ts';

/** The next steps after a check; the operator reads these words in the mail. */
const steps = ['draw-images', 'monthly-audit', 'talk'] as const;

/** One choice, one address. A plain form: it needs no scripts. */
export function NextStep({ answer }: { answer: NextStepActionData | null }) {
  const texts = useTexts(nextStepTexts);
  const pathTo = usePathTo();
  const chosen = steps.find((step) => step === answer?.nextStep) ?? steps[0];
  return (
    <section
      id="next-step"
      className="mt-16 scroll-mt-8 rounded-xl border border-line bg-surface p-6 sm:p-10 lg:mt-24 print:hidden"
    >
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 className="text-3xl">{texts.title}</h2>
          <p className="mt-3 max-w-text text-ink-soft">{texts.text}</p>
        </div>
        {answer?.isDone ? (
          <div className="grid content-start gap-5">
            <FormDone message={texts.done} />
            <p className="text-ink-soft">
              {texts.registerBefore}
              <a
                className="text-link"
                href={`${pathTo('login')}?${new URLSearchParams({ register: '1', email: answer.email })}`}
              >
                {texts.registerLink}
              </a>
              {texts.registerAfter}
            </p>
          </div>
        ) : (
          <form method="post" action="#next-step" className="grid gap-6" noValidate>
            <FormAlert refusal={answer?.refusal} />
            <fieldset className="grid gap-2">
              <legend className="mb-2 font-[550] text-sm">{texts.choose}</legend>
              {steps.map((step) => (
                <label
                  key={step}
                  className="flex cursor-pointer gap-3 rounded-md border border-line px-4 py-3 has-checked:border-ink has-checked:bg-hover"
                >
                  <input
                    type="radio"
                    name="nextStep"
                    value={step}
                    defaultChecked={step === chosen}
                    className="mt-1.5"
                  />
                  <span>
                    <span className="block font-[550]">{texts[step]}</span>
                    <span className="block text-ink-soft text-sm">{texts[`${step}-text`]}</span>
                  </span>
                </label>
              ))}
            </fieldset>
            <TextField
              id="next-step-email"
              name="email"
              type="email"
              autoComplete="email"
              size="lg"
              label={texts.email}
              defaultValue={answer?.email}
              errors={answer?.refusal?.errors.email}
            />
            <div>
              <Button type="submit" variant="signal" size="lg">
                {texts.send}
              </Button>
            </div>
          </form>
        )}
      </div>
    </section>
  );
}

type Done = Extract<Report, { state: 'done' }>;

/** Who has just had a shop checked needs an account for it. Other reports are shown by somebody who has one. */
export const offersAccount = ({ audit, look }: Pick<Done, 'audit' | 'look'>) => audit.trigger === 'checker' && !look;

/** To an account that begins with this shop, and what it costs. */
export function SignUpLine({ audit, className }: Pick<Done, 'audit'> & { className: string }) {
  const texts = useTexts(revealTexts);
  const pathTo = usePathTo();
  const href = signUpFor(audit.project.full, { login: pathTo('login'), start: pathTo('start') });
  return (
    <p className={`flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden ${className}`}>
      <ButtonLink href={href} variant="signal" size="lg">
        {texts.signUp}
      </ButtonLink>
      <span className="text-ink-soft text-sm">{texts.free}</span>
    </p>
  );
}

/** The end of a visitor's result. */
export function SignUp({ audit }: Pick<Done, 'audit'>) {
  const texts = useTexts(reportSignUpTexts);
  return (
    <section className="scheme-dark mt-16 rounded-xl bg-paper p-6 text-ink sm:p-10 lg:mt-24 print:hidden">
      <h2 className="text-3xl">{texts.title}</h2>
      <p className="mt-3 max-w-text text-ink-soft">{texts.text}</p>
      <SignUpLine audit={audit} className="mt-6" />
    </section>
  );
}
