import { Link } from 'react-router';
import { useTexts } from '#web/i18n/language.tsx';
import { monitoringTexts } from '#web/i18n/project/monitoring.ts';
import { Screen, type ScreenProps } from '#web/layouts/parts/screen.tsx';
import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';

const parts = [
  { screen: 'monitoringChanges', text: 'changes' },
  { screen: 'monitoringAlerts', text: 'alerts' },
  { screen: 'monitoringWebhooks', text: 'webhooks' },
] as const;

interface MonitoringFrameProps extends Omit<ScreenProps, 'links'> {
  /** The screen that is open: the status page, or one that it leads to and that leads back to it. */
  part: 'monitoring' | (typeof parts)[number]['screen'];
}

/** The row of tabs is the only one: what belongs to monitoring is linked from its status page. */
export function MonitoringFrame({ part, children, ...screen }: MonitoringFrameProps) {
  const texts = useTexts(monitoringTexts);
  const pathTo = usePathTo();
  const projectSlug = useProject().slug;
  const linked = part === 'monitoring' ? parts : [{ screen: 'monitoring', text: 'back' } as const];
  return (
    <Screen
      {...screen}
      links={linked.map(({ screen: to, text }) => (
        <Link key={to} to={pathTo(to, { projectSlug })} prefetch="intent" className="text-link">
          {text === 'back' && <span aria-hidden>← </span>}
          {texts[text]}
        </Link>
      ))}
    >
      {children}
    </Screen>
  );
}
