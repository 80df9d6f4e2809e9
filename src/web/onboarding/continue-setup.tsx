import { Link } from 'react-router';
import type { User } from '#contract/entities/user.ts';
import { ArrowRight } from '#web/components/ui/icons.tsx';
import { useTexts } from '../i18n/language.tsx';
import { onboardingTexts } from '../i18n/project/onboarding.ts';
import { openStepOf, SETUP_STEPS } from './setup-step.ts';

/** On the dashboard until the setup is finished or skipped: it goes on where the person stood. */
export function ContinueSetup({ user }: { user: User }) {
  const texts = useTexts(onboardingTexts);
  const step = openStepOf(user);
  if (step === null) return null;
  return (
    <p>
      <Link
        to={`?onboarding=${step}`}
        preventScrollReset
        className="inline-flex min-h-10 items-center gap-2.5 rounded-md bg-signal-soft px-4 py-2 font-[550] text-sm hover:underline"
      >
        {texts.continue(step, SETUP_STEPS)}
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </p>
  );
}
