import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { BlueskyPreview } from './platforms/bluesky.tsx';
import { ChatGptPreview } from './platforms/chatgpt.tsx';
import { DiscordPreview } from './platforms/discord.tsx';
import { FacebookPreview } from './platforms/facebook.tsx';
import { GoogleDiscoverPreview } from './platforms/google-discover.tsx';
import { GoogleMessagesPreview } from './platforms/google-messages.tsx';
import { GoogleSearchPreview } from './platforms/google-search.tsx';
import { IMessagePreview } from './platforms/imessage.tsx';
import { InstagramPreview } from './platforms/instagram.tsx';
import { LinePreview } from './platforms/line.tsx';
import { LinkedInPreview } from './platforms/linkedin.tsx';
import { MastodonPreview } from './platforms/mastodon.tsx';
import { NotionPreview } from './platforms/notion.tsx';
import { PerplexityPreview } from './platforms/perplexity.tsx';
import { PinterestPreview } from './platforms/pinterest.tsx';
import { RedditPreview } from './platforms/reddit.tsx';
import { SignalPreview } from './platforms/signal.tsx';
import { SkypePreview } from './platforms/skype.tsx';
import { SlackPreview } from './platforms/slack.tsx';
import { TeamsPreview } from './platforms/teams.tsx';
import { TelegramPreview } from './platforms/telegram.tsx';
import { ThreadsPreview } from './platforms/threads.tsx';
import { TwitterPreview } from './platforms/twitter.tsx';
import { WhatsAppPreview } from './platforms/whatsapp.tsx';
import { type PreviewComponent, PreviewFigure, type PreviewFigureProps } from './preview-figure.tsx';

/** The card of any platform. Loads every drawing: a page that shows only a few takes SamplePreview. */
export const PlatformPreview = (props: PreviewFigureProps) => (
  <PreviewFigure {...props} draw={previews[props.card.platform]} />
);

/** The drawing of each platform; a platform without one fails the build. */
const previews: Record<PlatformId, PreviewComponent> = {
  whatsapp: WhatsAppPreview,
  facebook: FacebookPreview,
  slack: SlackPreview,
  telegram: TelegramPreview,
  linkedin: LinkedInPreview,
  twitter: TwitterPreview,
  notion: NotionPreview,
  discord: DiscordPreview,
  imessage: IMessagePreview,
  teams: TeamsPreview,
  bluesky: BlueskyPreview,
  mastodon: MastodonPreview,
  signal: SignalPreview,
  threads: ThreadsPreview,
  instagram: InstagramPreview,
  reddit: RedditPreview,
  pinterest: PinterestPreview,
  'google-search': GoogleSearchPreview,
  'google-discover': GoogleDiscoverPreview,
  'google-messages': GoogleMessagesPreview,
  line: LinePreview,
  chatgpt: ChatGptPreview,
  perplexity: PerplexityPreview,
  skype: SkypePreview,
};
