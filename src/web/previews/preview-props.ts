import type { ReactNode } from 'react';
import type { Card } from '#domain/audit/card.ts';
import type { Language } from '#domain/language.ts';

/** Theme of the drawn platform, not of the page around it. */
export type PreviewTheme = 'light' | 'dark';
export type PreviewDevice = 'phone' | 'desktop';

/** `wide` matters to LinkedIn only: organic posts show a thumbnail, sponsored ones keep the wide card. */
export type PreviewVariant = 'default' | 'wide';

/** What a platform's drawing needs to know. */
export interface DrawingProps {
  card: Card;
  theme: PreviewTheme;
  device: PreviewDevice;
  language: Language;
  /** Draw the slice of chat or feed around the card. */
  surroundings: boolean;
  variant: PreviewVariant;
}

/** Draws one platform's card. The frame (figure, label, colours by theme) is PlatformPreview's. */
export type PreviewComponent = (props: DrawingProps) => ReactNode;
