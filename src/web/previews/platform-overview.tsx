import type { ReactNode } from 'react';
import type { Card } from '#domain/audit/emulation/card.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import type { PreviewDevice, PreviewTheme } from './preview-figure.tsx';
import { PreviewGrid } from './preview-grid.tsx';
import { overviewTexts } from './texts.ts';

/** The five of the overview, in the specification's order. */
export const overviewPlatforms = [
  'facebook',
  'twitter',
  'linkedin',
  'whatsapp',
  'slack',
] as const satisfies PlatformId[];

interface PlatformOverviewModalProps {
  cards: readonly Card[];
  language: Language;
  pending?: boolean;
  theme?: PreviewTheme;
  device?: PreviewDevice;
  scores?: Partial<Record<PlatformId, ReactNode>>;
  switches?: boolean;
  /** The modal around it, which handles opening, Escape and the close button. */
  frame: (parts: { title: string; children: ReactNode }) => ReactNode;
}

/** The content of the platform overview modal; the frame is passed in. */
export function PlatformOverviewModal({ frame, language, ...grid }: PlatformOverviewModalProps) {
  return frame({
    title: overviewTexts.title[language],
    children: (
      <>
        <p className="pv-overview-intro">{overviewTexts.intro[language]}</p>
        <PreviewGrid {...grid} language={language} platforms={overviewPlatforms} />
      </>
    ),
  });
}
