import type { ReactNode } from 'react';
import type { DrawingName } from '#web/components/brand/drawing.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { appScreenTexts, type EmptyScreenName } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';

export interface ScreenProps {
  heading: string;
  lead?: ReactNode;
  /** Ways to what belongs to it, below the lead. */
  links?: ReactNode;
  /** Buttons at the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The ground of every screen in the app: one heading, its actions, the content below. */
export function Screen({ heading, lead, links, actions, children }: ScreenProps) {
  return (
    <div className="mx-auto max-w-page px-gutter py-8 lg:px-10 lg:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-3xl hyphens-auto [overflow-wrap:anywhere]">{heading}</h1>
          {lead && <p className="mt-2 max-w-text text-ink-soft">{lead}</p>}
          {links && (
            <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center">
              {links}
            </p>
          )}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </header>
      <div className="mt-8 lg:mt-10">{children}</div>
    </div>
  );
}

export interface EmptyScreenProps {
  name: EmptyScreenName;
  drawing?: DrawingName;
  action?: ReactNode;
}

/** A screen with nothing to show yet: it says what will be here and what to do for it. */
export function EmptyScreen({ name, drawing, action }: EmptyScreenProps) {
  const texts = useTexts(appScreenTexts[name]);
  return (
    <Screen heading={texts.heading}>
      <div className="rounded-lg border border-line">
        <EmptyState
          level={2}
          drawing={drawing}
          title={texts.emptyTitle}
          description={texts.emptyText}
          action={action}
        />
      </div>
    </Screen>
  );
}
