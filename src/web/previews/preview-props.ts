import type { ReactNode } from 'react';
import type { Card } from '#domain/audit/emulation/card.ts';
import type { Language } from '#domain/language.ts';

/** Theme of the drawn platform, not of the page around it. */
export type PreviewTheme = 'light' | 'dark';
export type PreviewDevice = 'phone' | 'desktop';

/** `other`: the card's other layout if it has one (LinkedIn keeps the wide card for sponsored posts). */

/** What a platform's drawing needs to know. */
export interface DrawingProps {
  card: Card;
  theme: PreviewTheme;
  device: PreviewDevice;
  language: Language;
  /** Draw the surrounding chat or feed. */
  surroundings: boolean;
}

/** Draws one platform's card. The frame (figure, label, colours by theme) is PlatformPreview's. */
export type PreviewComponent = (props: DrawingProps) => ReactNode;
