import type { SamplePlatform } from '#web/previews/sample-preview.tsx';

/** As short as a tab. */
export const stageNames: Record<SamplePlatform, string> = {
  whatsapp: 'WhatsApp',
  imessage: 'iMessage',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'X',
  slack: 'Slack',
};
