import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ProjectSummary, User } from '#contract/entities/user.ts';
import { isShop } from '#domain/enumerations.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { onboardingTexts } from '#web/i18n/project/onboarding.ts';
import { usePathTo } from '#web/paths.ts';
import { SETUP_STEPS } from './setup-step.ts';
import { TemplatesStep } from './templates-step.tsx';
import { unreadableReason, useSetup } from './use-setup.ts';
import { WelcomeStep } from './welcome-step.tsx';

interface OnboardingModalProps {
  user: User;
  project: ProjectSummary;
  /** From 0. */
  step: number;
  open: boolean;
  onStep: (step: number) => void;
  onClose: () => void;
}

/** Few people meet it. */
const CorrectAddress = lazy(() => import('#web/components/integration/correct-address.tsx'));

/** Code and drawings of the last step: most people open the first two only. */
const InstallStep = lazy(() => import('./install-step.tsx'));

const LAST_STEP = SETUP_STEPS - 1;

/** After it the page begins at its beginning, for eyes and for screen readers. */
function showTop() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Closed only by its own buttons: backdrop and Escape make it shake. It starts over once it has faded out (250 ms). */
export default function OnboardingModal({ user, project, step, open, onStep, onClose }: OnboardingModalProps) {
  const texts = useTexts(onboardingTexts);
  const setup = useSetup(project, open);
  const why = unreadableReason(setup);
  const isDone = step === LAST_STEP && setup.isIntegrated === true;
  const shop = isShop(project.pageType);
  const language = useLanguage();
  const dashboard = usePathTo()('dashboard', { projectSlug: project.slug });
  const content = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    content.current?.scrollTo({ top: 0, behavior: 'instant' });
    content.current?.closest('[role=dialog]')?.querySelector('h2')?.focus();
  }, [step]);
  const titles = [texts.welcome(user.firstname), texts.templates, texts.install(shop)];
  const leads = [texts.welcomeText, texts.templatesText, texts.installText(project.pageType)];
  return (
    <Modal
      {...{ open, onClose }}
      onClosed={showTop}
      size="lg"
      isTall
      noBackdropClose
      noEscapeClose
      noCloseButton
      title={titles[step]}
      description={leads[step]}
      texts={useTexts(commonTexts)}
      footer={
        <div className="flex w-full flex-wrap items-center gap-3">
          {!isDone && (
            <Button variant="quiet" className="max-sm:order-last max-sm:w-full" onClick={onClose}>
              {texts.skip}
            </Button>
          )}
          <span aria-live="polite" className="figures text-ink-faint text-sm sm:ml-auto max-sm:sr-only">
            {texts.step(step + 1, SETUP_STEPS)}
          </span>
          <Button variant="outline" className="max-sm:flex-1" disabled={step === 0} onClick={() => onStep(step - 1)}>
            {texts.previous}
          </Button>
          {step < LAST_STEP ? (
            <Button variant="signal" className="max-sm:flex-1" onClick={() => onStep(step + 1)}>
              {texts.next}
            </Button>
          ) : (
            // What is to be done is above, until our tag was seen.
            <Button variant={isDone ? 'signal' : 'quiet'} className="max-sm:flex-1" onClick={onClose}>
              {texts.finish}
            </Button>
          )}
        </div>
      }
    >
      {/* The margin leaves room for the focus ring. */}
      <div ref={content} className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2 py-2">
        <Suspense fallback={<Skeleton width="80%" />}>
          {why !== null ? (
            // Nothing can be set up for a site that cannot be opened: in every step the same one thing to do.
            <CorrectAddress
              why={why[language]}
              full={setup.project?.full ?? project.full}
              action={`${dashboard}?onboarding=${step + 1}`}
              onSent={setup.reload}
            />
          ) : (
            [
              <WelcomeStep key="welcome" {...{ setup, onStep }} pageType={project.pageType} />,
              <TemplatesStep key="templates" {...{ setup, project }} />,
              <InstallStep key="install" {...{ setup, project }} />,
            ][step]
          )}
        </Suspense>
      </div>
    </Modal>
  );
}
