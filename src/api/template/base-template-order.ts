import type { CardKind } from '#domain/template/base-template.ts';
import { type Offered, recommendTemplates } from '#domain/template/recommend-templates.ts';
import type { BaseRouteTemplateRow } from '#io/db/queries/base-route-templates.ts';

/** Those made for the kind of page, best first; then those for any page; then the rest. */
export function inOrder(
  rows: BaseRouteTemplateRow[],
  kind: CardKind,
  page: Offered | undefined,
): BaseRouteTemplateRow[] {
  const best = recommendTemplates(kind, page).map(({ name }) => name);
  const place = (row: BaseRouteTemplateRow) => {
    const at = best.indexOf(row.name);
    if (at >= 0) return at;
    const fits = row.pageKinds.length === 0 || row.pageKinds.includes(kind);
    return fits ? best.length : best.length + 1;
  };
  return rows.toSorted((one, other) => place(one) - place(other));
}
