// What `import … from 'linkbild'` gives: the rules of this repository for Node, browsers and workers. No requests, no
// Buffer, no modules of Node (docs/decisions/047-npm-package.md).
export type { CheckId } from '#domain/audit/checks/check-id.ts';
export type { Card, CardImage, CardLayout } from '#domain/audit/emulation/card.ts';
export type { ImageProbeReason, ImageType } from '#domain/audit/emulation/image-probe.ts';
export { type PlatformId, platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
export type { PlatformAlias } from '#domain/audit/platforms/platform-names.ts';
export type { Language } from '#domain/language.ts';
export type { MetaImage, MetaTag, ProductData } from '#domain/meta/meta-tag-data.ts';
export { type Audit, audit, cards } from './audit.ts';
export { type ExtractOptions, extract, type PageData, type PageSource } from './extract.ts';
export type { NotChecked } from './not-checked.ts';
export type { JudgeOptions, KnownImage, PageOptions } from './page-evidence.ts';
export {
  forNext,
  forNuxt,
  forReactRouter,
  type LinkbildPage,
  type LinkbildTag,
  type LinkbildVersion,
  linkbildTags,
  type NextMetadata,
  toHtml,
} from './tags.ts';
