// The checks of docs/specification.md#s3.12, then `hasMinSize` and the twitter data of docs/specification.md#s8.10,
// then additional ones that only advise (docs/decisions/004-audit-weights.md).
const specifiedCheckIds = [
  'hasTitle',
  'hasDescription',
  'hasOgImage',
  'isSingleImage',
  'isValidImageType',
  'hasGoodImageRatio',
  'hasPerfectImageRatio',
  'hasNoOgImageAlternative',
  'hasSitename',
  'fileSizeOk',
  'hasMinHeight',
  'hasMinWidth',
  'hasMinSize',
  'isGenericImage',
  'isNoOgImage',
  'isStaticImage',
  'isDynamicImage',
  'hasValidTwitterCard',
  'twitterData1',
  'twitterData2',
] as const;

export const furtherCheckIds = [
  'isPageReachable',
  'isAllowedByRobots',
  'getsSamePage',
  'isIndexable',
  'hasCard',
  'isInsideWindow',
  'isInHead',
  'hasHttpsImage',
  'hasAbsoluteImageUrl',
  'isImageReachable',
  'declaredSizeIsReal',
  'hasSafeFileSize',
  'hasNoDuplicateTags',
  'usesPropertyAttribute',
  'ogUrlIsCanonical',
  'hasAltText',
  'titleLengthOk',
  'descriptionLengthOk',
] as const;

export const checkIds = [...specifiedCheckIds, ...furtherCheckIds] as const;
export type CheckId = (typeof checkIds)[number];
