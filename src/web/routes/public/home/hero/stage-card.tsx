import type { Card } from '#domain/audit/emulation/card.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { FacebookPreview } from '../../../../previews/platforms/facebook.tsx';
import { IMessagePreview } from '../../../../previews/platforms/imessage.tsx';
import { LinkedInPreview } from '../../../../previews/platforms/linkedin.tsx';
import { SlackPreview } from '../../../../previews/platforms/slack.tsx';
import { TwitterPreview } from '../../../../previews/platforms/twitter.tsx';
import { WhatsAppPreview } from '../../../../previews/platforms/whatsapp.tsx';
import { PreviewFigure, type PreviewFigureProps } from '../../../../previews/preview-figure.tsx';
import type { PreviewComponent } from '../../../../previews/preview-props.ts';

/** Six very different cards that everybody knows: a quarter of what all platforms weigh. */
export const stagePlatforms = [
  'whatsapp',
  'imessage',
  'facebook',
  'linkedin',
  'twitter',
  'slack',
] as const satisfies readonly PlatformId[];
export type StagePlatform = (typeof stagePlatforms)[number];

/** As short as a tab. */
export const stageNames: Record<StagePlatform, string> = {
  whatsapp: 'WhatsApp',
  imessage: 'iMessage',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'X',
  slack: 'Slack',
};

const drawings: Record<StagePlatform, PreviewComponent> = {
  whatsapp: WhatsAppPreview,
  imessage: IMessagePreview,
  facebook: FacebookPreview,
  linkedin: LinkedInPreview,
  twitter: TwitterPreview,
  slack: SlackPreview,
};

export const isStagePlatform = (id: PlatformId): id is StagePlatform => stagePlatforms.some((one) => one === id);

interface StageCardProps extends PreviewFigureProps {
  card: Card & { platform: StagePlatform };
}

export const StageCard = (props: StageCardProps) => <PreviewFigure {...props} draw={drawings[props.card.platform]} />;
