import type { ComponentType, ReactNode } from 'react';
import { isShop, type PageType } from '#domain/enumerations.ts';
import { UnreadableNote } from '#web/components/integration/unreadable-site.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { AppWindow as AuthenticatorAppModal, ChevronRight, Code } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { onboardingTexts } from '#web/i18n/project/onboarding.ts';
import { unreadableTexts } from '#web/i18n/project/unreadable.ts';
import { OwnProduct } from './own-product.tsx';
import { hasAllTemplates, type Setup } from './use-setup.ts';

/** The finished steps according to the project; each links to its screen. */
interface WelcomeStepProps {
  setup: Setup;
  pageType: PageType;
  onStep: (step: number) => void;
}

export function WelcomeStep({ setup, pageType, onStep }: WelcomeStepProps) {
  const texts = useTexts(onboardingTexts);
  const unreadable = useTexts(unreadableTexts);
  const { routes, isIntegrated, integrationState } = setup;
  const live = routes?.filter(({ liveTemplates }) => liveTemplates > 0).length ?? 0;
  return (
    <>
      {integrationState === 'not-readable' && !setup.isReading && (
        <div className="mb-6">
          <UnreadableNote
            why={unreadable.notNow}
            action={
              <Button size="sm" variant="outline" onClick={setup.openSite}>
                {unreadable.readAgain}
              </Button>
            }
          />
        </div>
      )}
      <OwnProduct setup={setup} />
      <ol className="grid gap-3">
        <Task
          icon={AuthenticatorAppModal}
          title={texts.templates}
          text={routes && routes.length > 0 ? texts.liveOf(live, routes.length) : texts.templatesText}
          onClick={() => onStep(1)}
          state={
            routes === null ? (
              <Badge>{texts.looking}</Badge>
            ) : hasAllTemplates(setup) ? (
              <Badge tone="good">{texts.done}</Badge>
            ) : (
              <Badge tone="warn">{texts.open}</Badge>
            )
          }
        />
        <Task
          icon={Code}
          title={texts.install(isShop(pageType))}
          text={texts.installText(pageType)}
          onClick={() => onStep(2)}
          state={
            integrationState === 'looking' ? (
              <Badge>{texts.looking}</Badge>
            ) : isIntegrated ? (
              <Badge tone="good">{texts.done}</Badge>
            ) : (
              <Badge tone="warn">{integrationState === 'not-readable' ? texts.notReadable : texts.open}</Badge>
            )
          }
        />
      </ol>
    </>
  );
}

interface TaskProps {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  title: string;
  text: string;
  state: ReactNode;
  onClick: () => void;
}

function Task({ icon: Icon, title, text, state, onClick }: TaskProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="flex w-full items-center gap-4 rounded-lg border border-line p-5 text-left transition-colors duration-150 hover:border-line-strong hover:bg-hover"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-signal" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <span className="min-w-0 flex-1 basis-48">
            <span className="block font-[550]">{title}</span>
            <span className="mt-0.5 block text-ink-soft text-sm">{text}</span>
          </span>
          <span role="status">{state}</span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
      </button>
    </li>
  );
}
