import type { MeasuredElement } from '#domain/template/text/measured-element.ts';
import type { VisualWarning } from '#domain/template/visual-warning.ts';
import { apiUntil } from '#web/browser-client.ts';
import type { StudioDesign } from './design.ts';

export interface LiveImage {
  src: string;
  /** The markup it was drawn from. */
  html: string;
  elements: readonly MeasuredElement[];
  warnings: readonly VisualWarning[];
  pageData: Readonly<Record<string, unknown>>;
  /** URLs of photos that did not load. */
  missing: readonly string[];
}

export interface DrawRequest {
  templateId: string;
  design: StudioDesign;
  subPageId: number | null;
}

/** Draws a design without storing it. */
export async function drawDesign(
  { templateId, design, subPageId, stream = 'live' }: DrawRequest & { stream?: string },
  signal: AbortSignal,
): Promise<LiveImage> {
  const { name: _, ...fields } = design;
  const answer = await apiUntil(signal).updateTemplateImage({
    params: { id: templateId },
    query: { format: 'jpeg' },
    body: {
      ...fields,
      ...(subPageId === null ? {} : { subPageId }),
      save: false,
      sessionId: `${studioSession} ${stream}`,
    },
  });
  const src = `data:${answer.mimeType};base64,${answer.base64}`;
  // Decoded before it is shown, so that the image never flickers.
  const image = new Image();
  image.src = src;
  await image.decode();
  return {
    src,
    html: design.html,
    elements: answer.elements,
    warnings: answer.warnings,
    pageData: answer.pageData,
    missing: answer.missingImages,
  };
}

/** One window: its newer images make older ones pointless, and the server remembers which page it drafts on. */
export const studioSession = Math.random().toString(36).slice(2);
