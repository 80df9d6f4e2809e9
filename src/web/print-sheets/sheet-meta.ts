import type { MetaDescriptor, MetaFunction } from 'react-router';
import { languageOfPath } from '#web/i18n/language.tsx';
import { sheetTexts } from '#web/i18n/print/sheets.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { pageMeta } from '#web/meta/page-meta.ts';
import { publicPage } from '#web/meta/public-meta.ts';
import { signedTitle, signerOf } from '#web/meta/signed-title.ts';
import { shopNameOf } from '#web/reports/shop-name.ts';
import type { Sheet } from './load-sheet.server.ts';

/** A sheet is named by what stands on it: the PDF takes its title from here. */
export function sheetMeta(args: Parameters<MetaFunction>[0], sheet: Sheet | undefined): MetaDescriptor[] {
  const { page } = publicPage(args);
  if (sheet?.state !== 'done') return pageMeta(args, page);
  const texts = textsIn(sheetTexts, languageOfPath(args.location.pathname));
  const { project } = sheet.audit;
  const look = project.agencyLook;
  const heading =
    sheet.kind === 'onepager' ? texts.pitchHeading(shopNameOf(project)) : texts.auditHeading(project.address);
  return pageMeta(args, { ...page, title: signedTitle(heading, look), siteName: signerOf(look) });
}
