import type { Card } from '#domain/audit/emulation/card.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { FacebookPreview } from './platforms/facebook.tsx';
import { SlackPreview } from './platforms/slack.tsx';
import { WhatsAppPreview } from './platforms/whatsapp.tsx';
import { PreviewFigure, type PreviewFigureProps } from './preview-figure.tsx';
import type { PreviewComponent } from './preview-props.ts';

/** The platforms that examples of the public pages are drawn on. */
export type SamplePlatform = Extract<PlatformId, 'whatsapp' | 'slack' | 'facebook'>;

const drawings: Record<SamplePlatform, PreviewComponent> = {
  whatsapp: WhatsAppPreview,
  slack: SlackPreview,
  facebook: FacebookPreview,
};

interface SamplePreviewProps extends PreviewFigureProps {
  card: Card & { platform: SamplePlatform };
}

/** An example on one of a few platforms: a tenth of what all drawings weigh. */
export const SamplePreview = (props: SamplePreviewProps) => (
  <PreviewFigure {...props} draw={drawings[props.card.platform]} />
);
