// Several live templates on a route: one at random per page, and the same one for the same page until it is redrawn, so
// that every platform shows the same image. The randomness comes from the page's own URL.

/** `pageKey`: identifies the page, plus a redraw count if a redraw may change the choice. */
export function chooseTemplate<Template extends { uuid: string }>(
  live: readonly Template[],
  pageKey: string,
): Template | null {
  // The highest value wins: adding or removing a template moves only the pages that it wins or had won.
  let chosen: Template | null = null;
  let highest = -1;
  for (const template of live) {
    const draw = drawOf(`${template.uuid} ${pageKey}`);
    if (draw > highest) [chosen, highest] = [template, draw];
  }
  return chosen;
}

/** FNV-1a with murmur's finaliser: similar URLs give distant numbers. */
function drawOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

// Several live designs: each page gets one of them at random, so a design whose images are shared more is better or was
// lucky. The range shows whether luck explains it.

export interface DesignCounts {
  /** Pages that show an image of the design. */
  images: number;
  /** Shares of these images. */
  shares: number;
  /** Sum of the squared shares of each page: how unevenly they are spread. */
  squares: number;
}

export interface ShareRate {
  /** Shares per image. */
  rate: number;
  /** The true rate lies between these in 95 of 100 cases. */
  low: number;
  high: number;
}

/** Of the normal distribution, for 95 of 100. */
const Z = 1.96;
/** With fewer pages, a single one that many people share would decide the result. */
export const MIN_IMAGES = 10;

/**
 * Garwood's limits of a Poisson rate, widened where shares come in bursts: a page that is shared fifty times in one
 * group is less evidence than fifty pages shared once.
 */
export function shareRate({ images, shares, squares }: DesignCounts): ShareRate {
  if (images === 0) return { rate: 0, low: 0, high: Number.POSITIVE_INFINITY };
  const rate = shares / images;
  const variance = Math.max(0, squares / images - rate ** 2);
  const spread = Math.max(1, rate > 0 ? variance / rate : 1);
  // How many shares on separate pages would be equally strong evidence.
  const evidence = shares / spread;
  // Wilson and Hilferty's approximation of the gamma distribution.
  const quantile = (shape: number, z: number) =>
    ((shape * spread) / images) * Math.max(0, 1 - 1 / (9 * shape) + z / (3 * Math.sqrt(shape))) ** 3;
  const low = evidence === 0 ? 0 : Math.min(rate, quantile(evidence, -Z));
  return { rate, low, high: Math.max(rate, quantile(evidence + 1, Z)) };
}

/** The design that is better than every other beyond chance; null as long as ranges overlap or pages are too few. */
export function findWinner<Design extends DesignCounts>(designs: readonly Design[]): Design | null {
  if (designs.length < 2 || designs.some(({ images }) => images < MIN_IMAGES)) return null;
  const [best, second] = designs
    .map((design) => ({ design, ...shareRate(design) }))
    .toSorted((a, b) => b.low - a.low || b.rate - a.rate);
  if (!best || !second) return null;
  return designs.every((design) => design === best.design || shareRate(design).high < best.low) ? best.design : null;
}
