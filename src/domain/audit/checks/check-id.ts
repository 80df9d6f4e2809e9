// Section 3 of the specification, then `hasMinSize` and the twitter data of section 8, then the further ones of the decisions.
export const specifiedCheckIds = [
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
  'isInsideWindow',
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
