import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ProjectSummary, User } from '#contract/entities/user.ts';
import { api } from '#web/browser-client.ts';
import { type CodeFile, InstallSteps, type System } from '#web/components/integration/install-steps.tsx';
import type { Sites } from '#web/components/integration/sites.server.ts';
import { SiteSteps } from '#web/components/site-connection/site-steps.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { integrationTexts } from '#web/i18n/project/integration.ts';
import { onboardingTexts } from '#web/i18n/project/onboarding.ts';
import { usePathTo } from '#web/paths.ts';
import { SETUP_STEPS } from './setup-step.ts';
import { TemplatesStep } from './templates-step.tsx';
import { type Setup, useSetup } from './use-setup.ts';
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

const LAST_STEP = SETUP_STEPS - 1;

/** Closed only by its own buttons: backdrop and Escape make it shake. It starts over once it has faded out (250 ms). */
export default function OnboardingModal({ user, project, step, open, onStep, onClose }: OnboardingModalProps) {
  const texts = useTexts(onboardingTexts);
  const setup = useSetup(project.id, open);
  const titles = [texts.welcome(user.firstname), texts.templates, texts.install];
  const leads = [texts.welcomeText, texts.templatesText, texts.installText];
  return (
    <Modal
      {...{ open, onClose }}
      size="lg"
      noBackdropClose
      noEscapeClose
      noCloseButton
      title={titles[step]}
      description={leads[step]}
      texts={useTexts(commonTexts)}
      footer={
        <div className="flex w-full flex-wrap items-center gap-3">
          <Button variant="quiet" className="sm:mr-auto max-sm:order-last max-sm:w-full" onClick={onClose}>
            {texts.skip}
          </Button>
          <span aria-live="polite" className="figures text-ink-faint text-sm max-sm:sr-only">
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
            <Button variant="signal" className="max-sm:flex-1" onClick={onClose}>
              {texts.finish}
            </Button>
          )}
        </div>
      }
    >
      {/* The margin leaves room for the focus ring. */}
      <div className="-mx-2 max-h-[60dvh] min-h-56 overflow-y-auto px-2 py-2">
        {step === 0 && <WelcomeStep setup={setup} onStep={onStep} />}
        {step === 1 && <TemplatesStep setup={setup} project={project} />}
        {step === 2 && <InstallStep setup={setup} project={project} />}
      </div>
    </Modal>
  );
}

/** The instructions of the settings, for the website's system. */
function InstallStep({ setup, project }: { setup: Setup; project: ProjectSummary }) {
  if (setup.project === null) return <Skeleton width="80%" />;
  const { pageType } = setup.project;
  if (pageType === 'wordpress' || pageType === 'typo3') return <SiteInstall system={pageType} project={project} />;
  return <CodeInstall system={pageType === 'shopify' ? 'shopify' : 'custom'} project={project} />;
}

function CodeInstall({ system, project }: { system: System; project: ProjectSummary }) {
  const texts = useTexts(onboardingTexts);
  const [files, setFiles] = useState<Record<System, CodeFile[]> | 'failed' | null>(null);
  useEffect(() => {
    if (files !== null) return;
    api.getIntegration({ params: { id: String(project.id) } }).then(setFiles, () => setFiles('failed'));
  }, [files, project.id]);
  if (files === 'failed')
    return (
      <div role="alert" className="text-sm">
        <p>{texts.failed}</p>
        <Button size="sm" variant="outline" className="mt-3" onClick={() => setFiles(null)}>
          {texts.again}
        </Button>
      </div>
    );
  if (files === null) return <Skeleton width="80%" />;
  return <InstallSteps system={system} files={files[system]} projectId={project.id} />;
}

const screens = { wordpress: 'settingsWordpress', typo3: 'settingsTypo3' } as const;

/** Plugin or extension: the steps of its settings screen, whose data and actions it uses. */
function SiteInstall({ system, project }: { system: keyof typeof screens; project: ProjectSummary }) {
  const { typo3Unverified } = useTexts(integrationTexts);
  const path = usePathTo()(screens[system], { projectSlug: project.slug });
  // Loaded again after each action, as the data of a screen is.
  const { data, load } = useFetcher<Sites>();
  useEffect(() => void load(path), [load, path]);
  if (!data) return <Skeleton width="80%" />;
  return (
    <>
      {system === 'typo3' && <p className="mb-6 rounded-md bg-warn-soft px-4 py-3 text-sm">{typo3Unverified}</p>}
      <SiteSteps system={system} projectId={project.id} sites={data.sites} action={path} />
    </>
  );
}
