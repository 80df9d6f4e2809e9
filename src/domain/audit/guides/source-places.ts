import type { SourceId } from '#domain/audit/platforms/sources.ts';
import type { Text } from '#domain/language.ts';

// Where each source of a rule is to be read.

export interface SourcePlace {
  /** Address without scheme, or repository and path. */
  where: string;
  /** Instead of `where`, of sources that have no name of their own. */
  called?: Text;
  /** Of the document itself, if it carries one. */
  date: string | null;
  /** The month in which it was read, where it carries no date. */
  read?: string;
}

/** When the undated ones were read. */
const NOVEMBER = '2026-11';

export const sourcePlaces: Record<SourceId, SourcePlace> = {
  specification: {
    where: 'Linkbild’s own rules',
    called: { en: 'Linkbild’s own rules', de: 'Eigene Regeln von Linkbild' },
    date: null,
  },
  assumption: {
    where: 'no source: the likeliest reading',
    called: { en: 'no source: the most likely behaviour', de: 'keine Quelle: das wahrscheinlichste Verhalten' },
    date: null,
  },
  'whatsapp-docs': {
    where: 'developers.facebook.com/documentation/business-messaging/whatsapp/link-previews',
    date: '21 May 2026',
  },
  'facebook-images': { where: 'developers.facebook.com/docs/sharing/webmasters/images', date: null, read: NOVEMBER },
  'facebook-crawler': {
    where: 'developers.facebook.com/docs/sharing/webmasters/web-crawlers',
    date: null,
    read: NOVEMBER,
  },
  'facebook-faq': { where: 'developers.facebook.com/docs/sharing/webmasters/faq', date: null, read: NOVEMBER },
  'facebook-best-practices': {
    where: 'developers.facebook.com/docs/sharing/best-practices',
    date: null,
    read: NOVEMBER,
  },
  'slack-robots': {
    where: 'api.slack.com/robots, as several public repositories quote it',
    date: null,
    read: NOVEMBER,
  },
  'x-cards': {
    where: 'developer.x.com/cards/markup and …/overview; taken down, archived in January and February 2026',
    date: '2026',
  },
  'discord-docs': {
    where: 'docs.discord.com/developers/link-previews/overview and …/component-embeds',
    date: '5 October 2026',
  },
  'apple-tn3156': {
    where: 'developer.apple.com/documentation/technotes/tn3156-create-rich-previews-for-messages',
    date: '30 April 2024',
  },
  'link-presentation': {
    where: 'Apple LinkPresentation, its extractor script in public copies (gist saagarjha/07e897fd)',
    called: {
      en: 'Apple LinkPresentation, its extractor script in public copies (gist saagarjha/07e897fd)',
      de: 'Apple LinkPresentation, das Auslese-Skript in öffentlichen Kopien (Gist saagarjha/07e897fd)',
    },
    date: '2015 and 2023',
  },
  'linkedin-help': {
    where: 'LinkedIn help a521928 and a6233775, as others quote them',
    called: {
      en: 'LinkedIn help a521928 and a6233775, as others quote them',
      de: 'LinkedIn-Hilfe a521928 und a6233775, von anderen zitiert',
    },
    date: null,
    read: NOVEMBER,
  },
  ogp: { where: 'ogp.me', date: null, read: NOVEMBER },
  'mastodon-source': {
    where:
      'mastodon/mastodon app/lib/link_details_extractor.rb, app/services/fetch_link_card_service.rb, app/services/fetch_oembed_service.rb, app/models/preview_card.rb, …/status/components/card.tsx',
    date: 'commit 2f40549, 21 August 2026',
  },
  'bluesky-app': {
    where:
      'bluesky-social/social-app src/lib/link-meta, src/lib/api/resolve.ts, src/components/Post/Embed/ExternalEmbed',
    date: 'commit 9047df5, 22 August 2026',
  },
  'signal-desktop': {
    where: 'signalapp/Signal-Desktop ts/linkPreviews/*, ts/types/LinkPreview.std.ts, stylesheets/_modules.scss',
    date: 'commit 108241e, 10 June 2026',
  },
  'signal-android': {
    where:
      'signalapp/Signal-Android …/linkpreview/LinkPreviewUtil.java, LinkPreviewRepository.java, MessageRecordUtil.kt',
    date: 'commits 057231b and 010285d, undated',
  },
  'telegram-android': {
    where: 'DrKLO/Telegram …/ui/Cells/ChatMessageCell.java',
    date: 'commit 009e973, 6 April 2026',
  },
  'telegram-ios': {
    where: 'TelegramMessenger/Telegram-iOS …/ChatMessageWebpageBubbleContentNode, …/ChatMessageAttachedContentNode',
    date: 'commits 017abdb and 2059623, undated',
  },
  'telegram-tt': {
    where: 'Ajaxy/telegram-tt src/components/middle/message/WebPage.tsx',
    date: 'commit 58d8e94, 16 July 2026',
  },
  tweb: { where: 'morethanwords/tweb src/components/chat/bubbles.ts', date: '2026' },
  tdesktop: {
    where: 'telegramdesktop/tdesktop …/history_view_web_page.cpp, data/data_web_page.cpp',
    date: 'commit 929032d, 6 September 2025',
  },
  mtcute: {
    where: 'mtcute web-page.ts: observations, not official',
    called: {
      en: 'mtcute web-page.ts: observations, not official',
      de: 'mtcute web-page.ts: Beobachtungen, nicht offiziell',
    },
    date: '2026',
  },
  yoast: {
    where: 'Yoast/wordpress-seo packages/social-metadata-previews/src/helpers/determineImageProperties.js',
    date: '2026',
  },
  calypso: { where: 'Automattic/wp-calypso packages/social-previews/src', date: '2026' },
  'heads-up': { where: 'voorhoede/heads-up projects/@shared/{components/rich-previews,views}', date: 'May 2023' },
  'react-og-preview': { where: 'jakejarvis/react-og-preview …/providers/*.module.css', date: '2026' },
  'og-debugger': { where: 'enzonotario/tools.enzonotario.me app/components/og-debugger/*.vue', date: '2026' },
  'opengraph-preview': { where: 'tartinerlabs/opengraph-preview entrypoints/popup', date: '2026' },
  'metatags-io': {
    where: 'public copies of the card styles of metatags.io',
    called: { en: 'Copies of the card styles of metatags.io', de: 'Kopien der Kartenstile von metatags.io' },
    date: null,
    read: NOVEMBER,
  },
  'react-notion-x': {
    where: 'react-notion-x, block fields and styles',
    called: { en: 'react-notion-x, block fields and styles', de: 'react-notion-x, Felder und Stile der Blöcke' },
    date: '2026',
  },
  'discord-components': {
    where: 'discord-components, styles',
    called: { en: 'discord-components, styles', de: 'discord-components, Stile' },
    date: '2026',
  },
  'rich-link-preview': { where: 'ponnamkarthik/RichLinkPreview skype_link_layout.xml', date: null, read: NOVEMBER },
  'crawler-user-agents': { where: 'monperrus/crawler-user-agents crawler-user-agents.json', date: 'commit 7c7f9f2' },
  isbot: { where: 'omrilotan/isbot fixtures/*.yml', date: 'commit 344052d' },
  opengraphplus: {
    where: 'opengraphplus.com/consumers: detailed, partly contradicted by vendors',
    date: null,
    read: NOVEMBER,
  },
  ogproof: {
    where: 'ogproof, on Microsoft Teams',
    called: { en: 'ogproof, on Microsoft Teams', de: 'ogproof, über Microsoft Teams' },
    date: null,
    read: NOVEMBER,
  },
  mastodawn: { where: 'mastodawn.com, post 000abc: measurements of Discord', date: null, read: NOVEMBER },
  liberationtech: { where: 'liberationtech.net, on two og:image tags in iMessage', date: null, read: NOVEMBER },
  vivibit: { where: 'vivibit.net, on Skype 7.17', date: null, read: NOVEMBER },
  auditbuffet: { where: 'auditbuffet.com, on LinkedIn and relative addresses', date: null, read: NOVEMBER },
  careerarc: { where: 'careerarc.zendesk.com article 22106464467981', date: '2024' },
  'gazebo-1831': { where: "codecov/gazebo#1831, quoting Slack's blog of 2015", date: 'January 2023' },
  'bedrock-14258': { where: 'mozilla/bedrock#14258: no image with "summary" on Slack', date: '2024' },
  'terraform-553': {
    where: 'hashicorp/terraform-website#553: a small image at the right with "summary" on Slack',
    date: '2018',
  },
  'social-app-1100': { where: 'bluesky-social/social-app#1100', date: '2 August 2023' },
  'social-app-4962': { where: 'bluesky-social/social-app#4962', date: '20 August 2024' },
  'social-app-6171': { where: 'bluesky-social/social-app#6171', date: '8 November 2024' },
  'mastodon-33639': { where: 'mastodon/mastodon#33639', date: '17 January 2025' },
  'tdesktop-16312': { where: 'telegramdesktop/tdesktop#16312', date: '2021' },
  'eddiehub-146': {
    where: 'EddieHubCommunity, thread 146, on SVG on LinkedIn',
    called: {
      en: 'EddieHubCommunity, thread 146, on SVG on LinkedIn',
      de: 'EddieHubCommunity, Diskussion 146, über SVG auf LinkedIn',
    },
    date: '6 February 2021',
  },
  'godot-893': { where: 'godotengine/godot-website#893', date: '2024' },
  'linkedin-26': { where: 'linkedin/linkedin.github.com#26', date: null, read: NOVEMBER },
  'listenbrainz-3596': { where: 'metabrainz/listenbrainz-server#3596', date: '21 February 2026' },
  'immich-15470': { where: 'immich-app/immich#15470', date: '20 January 2025' },
  'ayrshare-440': {
    where: 'www.ayrshare.com/docs/help-center/technical-support/meta_media_crawler_blocked',
    date: null,
    read: NOVEMBER,
  },
  'post-inspector': {
    where: 'LinkedIn Post Inspector: “blocked by rules set in robots.txt”, as several quote it',
    called: {
      en: 'LinkedIn Post Inspector: “blocked by rules set in robots.txt”, as several quote it',
      de: 'LinkedIn Post Inspector: „blocked by rules set in robots.txt“, von mehreren zitiert',
    },
    date: '2025',
  },
  'syntaxfm-1377': { where: 'syntaxfm/website#1377', date: '14 November 2023' },
  'semantic-anchors-670': { where: 'LLM-Coding/Semantic-Anchors#670', date: '3 July 2026' },
  'revel-623': { where: 'letsrevel/revel-frontend#623', date: '12 July 2026' },
  'weserv-379': { where: "weserv/images#379, a firewall that blocks X's image fetch", date: '29 June 2023' },
  'next-96033': { where: 'vercel/next.js#96033, #98748, #76746: streamed tags behind the head', date: '21 July 2026' },
  'next-83926': {
    where:
      "vercel/next.js#83926, blog.daveallie.com (2024), DragosDreptate/the-playground#587: Slack's window, measured",
    date: '2024–2026',
  },
  'google-crawlers': {
    where: 'developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
    date: null,
    read: NOVEMBER,
  },
  'google-user-fetchers': {
    where: 'developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers',
    date: null,
    read: NOVEMBER,
  },
  'googlebot-bytes': {
    where:
      'developers.google.com/search/docs/crawling-indexing/googlebot and the blog of Search Central, “Inside Googlebot”',
    date: '31 March 2026',
  },
  'google-title-links': {
    where: 'developers.google.com/search/docs/appearance/title-link',
    date: null,
    read: NOVEMBER,
  },
  'google-snippets': { where: 'developers.google.com/search/docs/appearance/snippet', date: null, read: NOVEMBER },
  'google-site-names': { where: 'developers.google.com/search/docs/appearance/site-names', date: null, read: NOVEMBER },
  'google-images': {
    where:
      'developers.google.com/search/docs/appearance/google-images, as seroundtable.com 41017 quotes its part on preferred images',
    date: '3 March 2026',
  },
  'google-discover-docs': {
    where: 'developers.google.com/search/docs/appearance/google-discover, as seroundtable.com 41017 quotes it',
    date: '3 March 2026',
  },
  'google-robots-meta': {
    where: 'developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
    date: null,
    read: NOVEMBER,
  },
  'google-visual-elements': {
    where: 'developers.google.com/search/docs/appearance/visual-elements-gallery',
    date: null,
    read: NOVEMBER,
  },
  'google-recrawl': {
    where: 'developers.google.com/search/docs/crawling-indexing/ask-google-to-recrawl',
    date: null,
    read: NOVEMBER,
  },
  'discover-headlines': {
    where:
      'A guide to Discover that looked at 80 of its cards, in a copy at news.smartseotool.org/how-to-drive-traffic-in-google-discover-the-ultimate-guide',
    called: {
      en: 'A guide to Discover with 80 cards (copy at news.smartseotool.org/how-to-drive-traffic-in-google-discover-the-ultimate-guide)',
      de: 'Ein Leitfaden zu Discover mit 80 Karten (Kopie: news.smartseotool.org/how-to-drive-traffic-in-google-discover-the-ultimate-guide)',
    },
    date: null,
    read: NOVEMBER,
  },
  'google-messages-help': { where: 'support.google.com/messages/answer/9327749', date: null, read: NOVEMBER },
  'google-messages-previews': {
    where: 'androidauthority.com/google-messages-link-previews-3601696',
    date: '27 September 2025',
  },
  'next-31482': { where: 'vercel/next.js discussion 31482', date: '16 November 2021' },
  trueanthem: { where: 'support.trueanthem.com article 47073083161876, on Threads', date: '2026' },
  'link-boo': { where: 'link.boo/guides/instagram-link-preview-not-showing', date: '2026' },
  'reddit-source': {
    where: 'reddit-archive/reddit r2/r2/lib/media.py, r2/r2/lib/utils/utils.py, r2/example.ini',
    date: '2017, commit 753b174',
  },
  'reddit-thumbnails': { where: 'jameshfisher.com/2017/08/16/reddit-oembed-open-graph', date: '16 August 2017' },
  'pinterest-crawler': {
    where: 'help.pinterest.com/en/business/article/pinterest-crawler',
    date: null,
    read: NOVEMBER,
  },
  'pinterest-rich-pins': {
    where: 'developers.pinterest.com/docs/rich-pins and …/web-features/{article,product,recipe}-rich-pins',
    date: null,
    read: NOVEMBER,
  },
  'pinterest-specs': {
    where: 'help.pinterest.com/en/business/article/pinterest-product-specs',
    date: null,
    read: NOVEMBER,
  },
  'pinterest-nopin': {
    where: 'Pinterest’s help pages, as marketingland.com quotes them (6461)',
    called: {
      en: 'Pinterest’s help pages, as marketingland.com quotes them (6461)',
      de: 'Hilfeseiten von Pinterest, zitiert von marketingland.com (6461)',
    },
    date: '2012',
  },
  'pinterest-meta': { where: 'gist kentbrew/1947e2cd16ce2422987d7938b9c757a3', date: null, read: NOVEMBER },
  'line-faq': {
    where: 'developers.line.biz/en/faq, “How are the URL previews in chats and on LINE VOOM generated?”',
    date: null,
    read: NOVEMBER,
  },
  'line-poker': { where: 'code.st40.xyz/article/284', date: '9 July 2017' },
  'line-cache': { where: 'qiita.com/myucy/items/c9f45979838e05e10a2a', date: '27 May 2021' },
  'openai-bots': { where: 'developers.openai.com/api/docs/bots', date: '2026' },
  'openai-faq': { where: 'help.openai.com/en/articles/12627856-publishers-and-developers-faq', date: '2026' },
  'chatgpt-open-graph': { where: 'community.openai.com/t/show-multiple-images-in-response/157406', date: '2023' },
  'perplexity-bots': { where: 'docs.perplexity.ai/docs/resources/perplexity-crawlers', date: null, read: NOVEMBER },
  'assistant-sources': {
    where:
      'websiteaiscore.com/blog/reverse-engineering-perplexity-view-sources-ui, aisearchglossary.com/terms/chatgpt-search-citation',
    date: '2026',
  },
  'card-thumbnails': { where: 'ppl.studio/glossary/card-thumbnail-slot', date: '2026' },
};
