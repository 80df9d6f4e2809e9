import { bluesky } from './bluesky.ts';
import { discord } from './discord.ts';
import { facebook } from './facebook.ts';
import { imessage } from './imessage.ts';
import { linkedin } from './linkedin.ts';
import { mastodon } from './mastodon.ts';
import { notion } from './notion.ts';
import type { Platform } from './platform.ts';
import type { PlatformId } from './platform-id.ts';
import { signal } from './signal.ts';
import { skype } from './skype.ts';
import { slack } from './slack.ts';
import { teams } from './teams.ts';
import { telegram } from './telegram.ts';
import { twitter } from './twitter.ts';
import { whatsapp } from './whatsapp.ts';

/** A platform without its file does not compile. */
export const platforms: Record<PlatformId, Platform> = {
  whatsapp,
  facebook,
  slack,
  telegram,
  linkedin,
  twitter,
  notion,
  skype,
  discord,
  imessage,
  teams,
  bluesky,
  mastodon,
  signal,
};
