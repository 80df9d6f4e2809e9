/** The image Linkbild would draw for a page, as a sketch (flows/reports/sketch-page.ts). */
export const exampleImagePath = (slug: string, page: { auditSubPageId: number }): string =>
  `/og${sketchPath(slug, page)}`;

/** The same as a page's own sharing image, below the address of images. */
export const sharedSketchUrl = (imagesUrl: string, slug: string, page: { auditSubPageId: number }): string =>
  `${imagesUrl}/site${sketchPath(slug, page)}`;

const sketchPath = (slug: string, { auditSubPageId }: { auditSubPageId: number }) =>
  `/sketch/${slug}/${auditSubPageId}.jpg`;
