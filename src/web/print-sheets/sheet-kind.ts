import type { ScreenName } from '#web/screens.ts';

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
  const first = pathname.replace(/^\/de(?=\/)/, '').split('/')[1];
  return sheetKinds.find((kind) => kind === first) ?? 'onepager';
};
