import type { ListedTemplate } from '#contract/entities/template.ts';
import type { Suggestion, TemplateSection } from './load-templates.server.ts';

/** A place in the row of designs: a template of the route, or a ready-made design that may become one. */
export type Slot = { template: string } | { design: number };
export interface PlacedDesign {
  key: string;
  template: ListedTemplate | null;
  design: Suggestion | null;
}

type Designs = Pick<TemplateSection, 'own' | 'suggestions'>;
const IN_A_ROW = 3;

/** The places as the page opens: the route's own designs, then enough ready-made ones to fill the rows. */
export function slotsOf({ own, suggestions }: Designs): Slot[] {
  const shown = IN_A_ROW + ((IN_A_ROW - (own.length % IN_A_ROW)) % IN_A_ROW);
  return [
    ...own.map(({ uuid }) => ({ template: uuid })),
    ...suggestions.slice(0, shown).map(({ id }) => ({ design: id })),
  ];
}

/**
 * Everything stays where it was when the page opened: a design that is used becomes a template in its own place, and goes
 * back when that is undone. Nothing moves under the pointer. Anything else new comes last.
 */
export function arrangeDesigns(slots: readonly Slot[], { own, suggestions }: Designs): PlacedDesign[] {
  const left = new Map(own.map((template) => [template.uuid, template]));
  const take = (template: ListedTemplate | undefined) => {
    if (template) left.delete(template.uuid);
    return template ?? null;
  };
  const placedIds = new Set(slots.flatMap((slot) => ('template' in slot ? [slot.template] : [])));
  const placed = slots.flatMap((slot): PlacedDesign[] => {
    if ('template' in slot) {
      const template = take(left.get(slot.template));
      return template ? [{ key: slot.template, template, design: null }] : [];
    }
    const key = `design ${slot.design}`;
    const used = [...left.values()].find((one) => one.baseRouteTemplateId === slot.design && !placedIds.has(one.uuid));
    if (used) return [{ key, template: take(used), design: null }];
    const design = suggestions.find(({ id }) => id === slot.design);
    return design ? [{ key, template: null, design }] : [];
  });
  return [...placed, ...[...left.values()].map((template) => ({ key: template.uuid, template, design: null }))];
}
