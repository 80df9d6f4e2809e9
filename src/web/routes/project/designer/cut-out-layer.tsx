import type { Box } from '#domain/template/measured-element.ts';
import { CARD, place } from './card-place.ts';
import type { LiftedElement } from './use-cut-out.ts';

const percent = (share: number) => `${share * 100}%`;

/** The dragged element where its frame is. Until it is cut out, its part of the image takes its place. */
export function CutOutLayer({ cutOut: { drawn, from, src }, at }: { cutOut: LiftedElement; at: Box }) {
  if (!drawn) {
    const background = {
      backgroundImage: `url("${src}")`,
      backgroundSize: `${percent(CARD.width / from.width)} ${percent(CARD.height / from.height)}`,
      backgroundPosition: `${percent(from.x / (CARD.width - from.width || 1))} ${percent(from.y / (CARD.height - from.height || 1))}`,
    };
    return (
      <span
        aria-hidden
        data-lifted="part"
        className="absolute"
        style={{ ...place({ ...from, x: at.x, y: at.y }), ...background }}
      />
    );
  }
  const translate = `${percent((at.x - from.x) / CARD.width)} ${percent((at.y - from.y) / CARD.height)}`;
  return (
    <>
      <img src={drawn.behind} alt="" draggable={false} className="absolute inset-0 size-full" />
      <span
        aria-hidden
        data-lifted="element"
        ref={(place) => place?.replaceChildren(drawn.element)}
        className="absolute inset-0 *:size-full"
        style={{ translate }}
      />
    </>
  );
}
