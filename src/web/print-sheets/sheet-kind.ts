import type { MetaDescriptor, MetaFunction } from 'react-router';
import { withoutLanguage } from '#domain/language.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { sheetTexts } from '#web/i18n/print.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { pageMeta } from '#web/meta/page-meta.ts';
import { publicPage, signedTitle, signerOf } from '#web/meta/public-meta.ts';
import { shopNameOf } from '#web/reports/shop-name.tsx';
import type { ScreenName } from '#web/screens.ts';
import type { Sheet } from './load-sheet.server.ts';

/**
 * The three sheets of a site: before and after for the person who decides, the audit for the person who fixes it, the
 * audit as plain text.
 */
export const sheetKinds = ['onepager', 'onepager-audit', 'onepager-audit-copy'] as const;
export type SheetKind = (typeof sheetKinds)[number];

export const sheetScreens = {
  onepager: { sheet: 'onepager', previews: 'onepagerPrint' },
  'onepager-audit': { sheet: 'onepagerAudit', previews: 'onepagerAuditPrint' },
  'onepager-audit-copy': { sheet: 'onepagerAuditCopy', previews: 'onepagerAuditCopyPrint' },
} as const satisfies Record<SheetKind, Record<'sheet' | 'previews', ScreenName>>;

export const sheetKindOf = (pathname: string): SheetKind => {
  const first = withoutLanguage(pathname).split('/')[1];
  return sheetKinds.find((kind) => kind === first) ?? 'onepager';
};

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
