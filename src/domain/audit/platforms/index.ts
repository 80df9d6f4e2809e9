import type { Platform } from '#domain/audit/platform-rules.ts';
import { bluesky } from './bluesky.ts';
import { chatgpt } from './chatgpt.ts';
import { discord } from './discord.ts';
import { facebook } from './facebook.ts';
import { googleDiscover } from './google-discover.ts';
import { googleMessages } from './google-messages.ts';
import { googleSearch } from './google-search.ts';
import { imessage } from './imessage.ts';
import { instagram } from './instagram.ts';
import { line } from './line.ts';
import { linkedin } from './linkedin.ts';
import { mastodon } from './mastodon.ts';
import { notion } from './notion.ts';
import { perplexity } from './perplexity.ts';
import { pinterest } from './pinterest.ts';
import type { PlatformId } from './platform-id.ts';
import { reddit } from './reddit.ts';
import { signal } from './signal.ts';
import { skype } from './skype.ts';
import { slack } from './slack.ts';
import { teams } from './teams.ts';
import { telegram } from './telegram.ts';
import { threads } from './threads.ts';
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
  discord,
  imessage,
  teams,
  bluesky,
  mastodon,
  signal,
  threads,
  instagram,
  reddit,
  pinterest,
  'google-search': googleSearch,
  'google-discover': googleDiscover,
  'google-messages': googleMessages,
  line,
  chatgpt,
  perplexity,
  skype,
};
