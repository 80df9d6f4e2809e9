import { Link } from 'react-router';
import { useTexts } from '#web/i18n/language.tsx';
import { monitoringTexts } from '#web/i18n/project/monitoring.ts';
import { Screen, type ScreenProps } from '#web/layouts/parts/screen.tsx';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';

const parts = [
  { screen: 'monitoring', text: 'incidents' },
  { screen: 'monitoringChanges', text: 'changes' },
  { screen: 'monitoringAlerts', text: 'alerts' },
  { screen: 'monitoringWebhooks', text: 'webhooks' },
] as const;

interface MonitoringFrameProps extends Omit<ScreenProps, 'links'> {
  /** The part that is open. */
  part: (typeof parts)[number]['screen'];
}

/** The parts of monitoring are screens of their own: each loads what it shows, and a phone shows one at a time. */
export function MonitoringFrame({ part, children, ...screen }: MonitoringFrameProps) {
  const texts = useTexts(monitoringTexts);
  const pathTo = usePathTo();
  const projectSlug = useProject().slug;
  return (
    <Screen {...screen}>
      <nav aria-label={texts.parts} className="-mt-2 mb-10 flex flex-wrap gap-1.5">
        {parts.map((one) => (
          <Link
            key={one.screen}
            to={pathTo(one.screen, { projectSlug })}
            prefetch="intent"
            aria-current={one.screen === part ? 'page' : undefined}
            className="flex h-9 items-center rounded-md border border-line px-3 text-ink-soft text-sm transition-colors duration-150 hover:border-ink-soft aria-[current]:border-ink aria-[current]:bg-surface aria-[current]:font-[550] aria-[current]:text-ink"
          >
            {texts[one.text]}
          </Link>
        ))}
      </nav>
      {children}
    </Screen>
  );
}
