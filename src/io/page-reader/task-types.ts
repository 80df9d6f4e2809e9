// The tasks of reader processes and their results. Everything here can be sent between processes.
import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { SubPageResult } from '#domain/audit/scoring/score-page.ts';
import type { PageKind } from '#domain/shop-apps/page-kind.ts';
import type { DetectedApp } from '#domain/shop-apps/shop-app.ts';

export interface AuditInput {
  /** Run the whole audit. Fixes are tried on the page, which takes as long again. */
  audits?: 'plain' | 'with-fixes' | 'with-origins' | undefined;
  platforms?: readonly PlatformId[] | undefined;
}

/** How evidence is judged. */
export interface JudgeOptions extends AuditInput {
  /** Base URLs of the images we serve. */
  imagesUrls?: readonly string[] | undefined;
  /** List the images that platforms take, and those that still have to be requested. */
  asksImages?: boolean | undefined;
  /** Among those, images that the advice could name. */
  suggests?: boolean | undefined;
  /** Only the score, as stored with a sub page. */
  scores?: boolean | undefined;
}

export interface JudgeInput extends JudgeOptions {
  evidence: PageEvidence;
}

/** The image a platform takes, as far as it is known. */
export interface PlatformImage {
  url: string;
  state: 'pending' | 'loaded';
}
export type PlatformImages = Partial<Record<PlatformId, PlatformImage>>;

/** The judgement without its evidence, which is long and stays with the caller. */
export interface Judgement {
  imageType: PageEvidence['imageType'];
  images: PlatformImages;
  /** Absolute URLs that are not known yet. */
  toProbe: string[];
  audit: PageAudit | null;
  scores: SubPageResult | null;
}

export interface Judged extends Omit<Judgement, 'imageType'> {
  /** With the type of its image. */
  evidence: PageEvidence;
}

/** Other data read from the bytes of a page. */
export interface PageWants {
  links?: { siteUrl: string } | undefined;
  apps?: boolean | undefined;
  kind?: { headers: Record<string, string> } | undefined;
  theme?: boolean | undefined;
}

export interface PageExtras {
  links: string[];
  apps: DetectedApp[];
  kind: PageKind | null;
  theme: string | null;
}

export interface ReadPageInput extends JudgeOptions {
  body: Uint8Array;
  contentType: string | null;
  basics: Pick<PageEvidence, 'url' | 'finalUrl' | 'status' | 'redirects' | 'pageType' | 'robotsHeader'>;
  wants?: PageWants | undefined;
}
