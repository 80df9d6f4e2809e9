import type { SourceId } from '#domain/audit/platforms/sources.ts';

// Lines of public code that rules follow, with a fingerprint of each. `npm run rules -- --mirror DIR` holds them against
// checkouts and names the sources that changed: their rules are then to be read again.

export interface WatchedCode {
  source: SourceId;
  /** owner/name on GitHub. */
  repository: string;
  path: string;
  /** A part of the first line; empty: the whole file. */
  from: string;
  lines: number;
  /** Of the lines without indentation and blank ones (scripts/rules.ts). */
  fingerprint: string;
}

export const watchedCode: readonly WatchedCode[] = [
  {
    source: 'mastodon-source',
    repository: 'mastodon/mastodon',
    path: 'app/lib/link_details_extractor.rb',
    from: 'def to_preview_card_attributes',
    lines: 105,
    fingerprint: '9cf79f311b849e53',
  },
  {
    source: 'mastodon-source',
    repository: 'mastodon/mastodon',
    path: 'app/services/fetch_link_card_service.rb',
    from: '',
    lines: 0,
    fingerprint: '94a3a6ee1a41a57b',
  },
  {
    source: 'signal-desktop',
    repository: 'signalapp/Signal-Desktop',
    path: 'ts/linkPreviews/linkPreviewFetch.preload.ts',
    from: 'const parseMetadata',
    lines: 100,
    fingerprint: '905c873505836ac0',
  },
  {
    source: 'signal-desktop',
    repository: 'signalapp/Signal-Desktop',
    path: 'ts/linkPreviews/shouldUseFullSizeLinkPreviewImage.std.ts',
    from: '',
    lines: 0,
    fingerprint: '3249cd3a97fb8099',
  },
  {
    source: 'signal-android',
    repository: 'signalapp/Signal-Android',
    path: 'app/src/main/java/org/thoughtcrime/securesms/linkpreview/LinkPreviewUtil.java',
    from: 'Pattern OPEN_GRAPH_TAG_PATTERN',
    lines: 6,
    fingerprint: '08e1a4f2f77d51fd',
  },
  {
    source: 'signal-android',
    repository: 'signalapp/Signal-Android',
    path: 'app/src/main/java/org/thoughtcrime/securesms/linkpreview/LinkPreviewRepository.java',
    from: 'long FAILSAFE_MAX_TEXT_SIZE',
    lines: 10,
    fingerprint: '6850429493400f78',
  },
  {
    source: 'signal-android',
    repository: 'signalapp/Signal-Android',
    path: 'app/src/main/java/org/thoughtcrime/securesms/util/MessageRecordUtil.kt',
    from: 'fun MessageRecord.hasBigImageLinkPreview',
    lines: 15,
    fingerprint: 'a18b3de33a85462b',
  },
  {
    source: 'telegram-android',
    repository: 'DrKLO/Telegram',
    path: 'TMessagesProj/src/main/java/org/telegram/ui/Cells/ChatMessageCell.java',
    from: 'private static boolean isSmallImageLinkPreviewType',
    lines: 7,
    fingerprint: '9557771b2e848bfc',
  },
  {
    source: 'telegram-android',
    repository: 'DrKLO/Telegram',
    path: 'TMessagesProj/src/main/java/org/telegram/ui/Cells/ChatMessageCell.java',
    from: 'final boolean isSmallImageType =',
    lines: 13,
    fingerprint: '6b9cdff19ffbbd66',
  },
  {
    source: 'telegram-ios',
    repository: 'TelegramMessenger/Telegram-iOS',
    path: 'submodules/TelegramUI/Components/Chat/ChatMessageWebpageBubbleContentNode/Sources/ChatMessageWebpageBubbleContentNode.swift',
    from: 'func defaultWebpageImageSizeIsSmall',
    lines: 24,
    fingerprint: '401cc5fa131dde7c',
  },
  {
    source: 'telegram-tt',
    repository: 'Ajaxy/telegram-tt',
    path: 'src/components/middle/message/WebPage.tsx',
    from: 'function getIsSmallPhoto',
    lines: 12,
    fingerprint: '670ef4bf92fbd162',
  },
  {
    source: 'telegram-tt',
    repository: 'Ajaxy/telegram-tt',
    path: 'src/components/middle/message/WebPage.tsx',
    from: 'const MAX_TEXT_LENGTH',
    lines: 1,
    fingerprint: 'aaa9818977bbe889',
  },
  {
    source: 'tdesktop',
    repository: 'telegramdesktop/tdesktop',
    path: 'Telegram/SourceFiles/data/data_web_page.cpp',
    from: 'bool WebPageData::computeDefaultSmallMedia',
    lines: 32,
    fingerprint: '30dde5b7310857ae',
  },
  {
    source: 'bluesky-app',
    repository: 'bluesky-social/social-app',
    path: 'src/components/Post/Embed/index.tsx',
    from: "case 'link': {",
    lines: 41,
    fingerprint: 'a7c35319fe4661b1',
  },
  {
    source: 'bluesky-app',
    repository: 'bluesky-social/social-app',
    path: 'src/lib/link-meta/link-meta.ts',
    from: '',
    lines: 0,
    fingerprint: 'ab0ecdb4e0f29828',
  },
  {
    source: 'bluesky-app',
    repository: 'bluesky-social/social-app',
    path: 'src/components/Post/Embed/ExternalEmbed/index.tsx',
    from: '',
    lines: 0,
    fingerprint: 'da398dab543420b0',
  },
  {
    source: 'bluesky-app',
    repository: 'bluesky-social/social-app',
    path: 'src/components/Post/Embed/StandardSiteEmbed/index.tsx',
    from: '',
    lines: 0,
    fingerprint: 'e807bd544879f92c',
  },
  {
    source: 'bluesky-app',
    repository: 'bluesky-social/social-app',
    path: 'src/lib/api/resolve.ts',
    from: 'async function resolveExternal',
    lines: 45,
    fingerprint: '97ee70e7493d8d80',
  },
  {
    source: 'mastodon-source',
    repository: 'mastodon/mastodon',
    path: 'app/services/fetch_oembed_service.rb',
    from: '',
    lines: 0,
    fingerprint: 'bc2e5d7d1d0d3e9e',
  },
  {
    source: 'mastodon-source',
    repository: 'mastodon/mastodon',
    path: 'app/models/preview_card.rb',
    from: 'IMAGE_MIME_TYPES =',
    lines: 2,
    fingerprint: '4477d2d1338bce3f',
  },
  {
    source: 'signal-desktop',
    repository: 'signalapp/Signal-Desktop',
    path: 'ts/services/LinkPreview.preload.ts',
    from: 'async function getPreview(',
    lines: 112,
    fingerprint: '3cf1fa90c7c1e15b',
  },
  {
    source: 'signal-desktop',
    repository: 'signalapp/Signal-Desktop',
    path: 'ts/types/LinkPreview.std.ts',
    from: '',
    lines: 0,
    fingerprint: '8ac7b76351472fd9',
  },
];
