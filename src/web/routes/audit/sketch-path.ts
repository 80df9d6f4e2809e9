/** The image Linkbild would draw for a page, as a sketch (flows/reports/sketch-page.ts). */
export const exampleImagePath = (slug: string, { auditSubPageId }: { auditSubPageId: number }): string =>
  `/og/sketch/${slug}/${auditSubPageId}.jpg`;
