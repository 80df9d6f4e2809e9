import type { Card } from '#domain/audit/emulation/card.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { FacebookPreview } from './platforms/facebook.tsx';
import { IMessagePreview } from './platforms/imessage.tsx';
import { LinkedInPreview } from './platforms/linkedin.tsx';
import { SlackPreview } from './platforms/slack.tsx';
import { TwitterPreview } from './platforms/twitter.tsx';
import { WhatsAppPreview } from './platforms/whatsapp.tsx';
import { type PreviewComponent, PreviewFigure, type PreviewFigureProps } from './preview-figure.tsx';

/** The platforms that examples of the public pages are drawn on: six very different cards that everybody knows. */
export const samplePlatforms = [
  'whatsapp',
  'imessage',
  'facebook',
  'linkedin',
  'twitter',
  'slack',
] as const satisfies readonly PlatformId[];
export type SamplePlatform = (typeof samplePlatforms)[number];

const drawings: Record<SamplePlatform, PreviewComponent> = {
  whatsapp: WhatsAppPreview,
  imessage: IMessagePreview,
  facebook: FacebookPreview,
  linkedin: LinkedInPreview,
  twitter: TwitterPreview,
  slack: SlackPreview,
};

interface SamplePreviewProps extends PreviewFigureProps {
  card: Card & { platform: SamplePlatform };
}

/** An example on one of a few platforms: a quarter of what all drawings weigh, in one style sheet. */
export const SamplePreview = (props: SamplePreviewProps) => (
  <PreviewFigure {...props} draw={drawings[props.card.platform]} />
);
