import { allowsLargeImage } from './allows-large-image.ts';
import type { Check } from './check.ts';
import type { CheckId } from './check-id.ts';
import { declaredSizeIsReal } from './declared-size-is-real.ts';
import { descriptionLengthOk } from './description-length-ok.ts';
import { fileSizeOk } from './file-size-ok.ts';
import { getsSamePage } from './gets-same-page.ts';
import { hasAbsoluteImageUrl } from './has-absolute-image-url.ts';
import { hasAltText } from './has-alt-text.ts';
import { hasCard } from './has-card.ts';
import { hasDescription } from './has-description.ts';
import { hasFastImage } from './has-fast-image.ts';
import { hasFewRedirects } from './has-few-redirects.ts';
import { hasGoodImageRatio } from './has-good-image-ratio.ts';
import { hasHttpsImage } from './has-https-image.ts';
import { hasLastingImageUrl } from './has-lasting-image-url.ts';
import { hasMinHeight } from './has-min-height.ts';
import { hasMinSize } from './has-min-size.ts';
import { hasMinWidth } from './has-min-width.ts';
import { hasNoDuplicateTags } from './has-no-duplicate-tags.ts';
import { hasNoOgImageAlternative } from './has-no-og-image-alternative.ts';
import { hasNoPlaceholder } from './has-no-placeholder.ts';
import { hasOgImage } from './has-og-image.ts';
import { hasPerfectImageRatio } from './has-perfect-image-ratio.ts';
import { hasRightCharset } from './has-right-charset.ts';
import { hasSafeFileSize } from './has-safe-file-size.ts';
import { hasSitename } from './has-sitename.ts';
import { hasTitle } from './has-title.ts';
import { hasValidTwitterCard } from './has-valid-twitter-card.ts';
import { isAllowedByRobots } from './is-allowed-by-robots.ts';
import { isDynamicImage } from './is-dynamic-image.ts';
import { isFilledByServer } from './is-filled-by-server.ts';
import { isGenericImage } from './is-generic-image.ts';
import { isImageReachable } from './is-image-reachable.ts';
import { isInHead } from './is-in-head.ts';
import { isIndexable } from './is-indexable.ts';
import { isInsideWindow } from './is-inside-window.ts';
import { isNoOgImage } from './is-no-og-image.ts';
import { isPageReachable } from './is-page-reachable.ts';
import { isRequestedPage } from './is-requested-page.ts';
import { isSingleImage } from './is-single-image.ts';
import { isStaticImage } from './is-static-image.ts';
import { isValidImageType } from './is-valid-image-type.ts';
import { ogUrlIsCanonical } from './og-url-is-canonical.ts';
import { titleLengthOk } from './title-length-ok.ts';
import { twitterData1 } from './twitter-data-1.ts';
import { twitterData2 } from './twitter-data-2.ts';
import { usesPropertyAttribute } from './uses-property-attribute.ts';

/** A check without its file does not compile. Its weight is defined by each platform. */
export const checks: Record<CheckId, Check> = {
  hasTitle,
  hasDescription,
  hasOgImage,
  isSingleImage,
  isValidImageType,
  hasGoodImageRatio,
  hasPerfectImageRatio,
  hasNoOgImageAlternative,
  hasSitename,
  fileSizeOk,
  hasMinHeight,
  hasMinWidth,
  hasMinSize,
  isGenericImage,
  isNoOgImage,
  isStaticImage,
  isDynamicImage,
  hasValidTwitterCard,
  twitterData1,
  twitterData2,
  isRequestedPage,
  isFilledByServer,
  isPageReachable,
  isAllowedByRobots,
  getsSamePage,
  hasFewRedirects,
  isIndexable,
  hasCard,
  isInsideWindow,
  isInHead,
  hasHttpsImage,
  hasAbsoluteImageUrl,
  isImageReachable,
  hasNoPlaceholder,
  hasRightCharset,
  hasLastingImageUrl,
  hasFastImage,
  declaredSizeIsReal,
  hasSafeFileSize,
  hasNoDuplicateTags,
  usesPropertyAttribute,
  ogUrlIsCanonical,
  hasAltText,
  allowsLargeImage,
  titleLengthOk,
  descriptionLengthOk,
};
