import type { OgImageRow } from '#io/db/queries/templates/og-images.ts';
import { isDesignOutdated, isOutdated, type Redraw, type RedrawResult, redrawPage } from './redraw-page.ts';
import { runInBackground, type ServingIo, within } from './serving.ts';

// Redraws the current image of a page if something that it shows may have changed. Platforms keep what they get for
// days, under a URL that does not change with the design: a new design is awaited for a moment. Changes of the page are
// drawn in the background.

/** Platforms wait three seconds or more for an image, and drawing one usually takes less than half a second. */
const WAIT_MS = 1_000;
/** About as many as two render processes draw in this time: of more, most requests would wait in vain. */
const MAX_AWAITED = 8;

interface Redrawn {
  /** The new image, if it was drawn in time. */
  drawn: Extract<RedrawResult, { ok: true }> | null;
  /** A new design is on its way, so caches must not keep the stored image for long. */
  isReplacedSoon: boolean;
}

export async function redrawOutdated(io: ServingIo, redraw: Redraw, image: OgImageRow): Promise<Redrawn> {
  const none: Redrawn = { drawn: null, isReplacedSoon: false };
  if (!isOutdated(image, redraw, io.now())) return none;
  const { flights, awaited } = io.serving;
  const key = `redraw ${redraw.page.id} ${redraw.format}`;
  const isNewDesign = isDesignOutdated(image, redraw, io.now());
  const design = designOf(redraw);
  if (flights.has(key)) {
    // What is being drawn may be an earlier design; a later request starts drawing this one.
    if (awaited.get(key) !== design) return { drawn: null, isReplacedSoon: isNewDesign };
  } else if (!isFirstTry(io, redraw, design)) {
    return none;
  }
  const drawing = runInBackground(io, key, () => redrawPage(io, { ...redraw, version: image.version }));
  if (!isNewDesign) return none;
  if (!awaited.has(key)) {
    if (isBusy(io)) return { drawn: null, isReplacedSoon: true };
    awaited.set(key, design);
    void drawing.then(() => awaited.delete(key));
  }
  const result = await within(WAIT_MS, drawing);
  return { drawn: result?.ok ? result : null, isReplacedSoon: flights.has(key) };
}

const designOf = ({ template, served }: Redraw) =>
  `${template.id} ${template.updatedAt.getTime()} ${served.changedAt.getTime()}`;

/** At most once a minute for the same cause, because a page that is down stays outdated. */
function isFirstTry({ serving: { tried } }: ServingIo, { page, format }: Redraw, design: string): boolean {
  const cause = `redraw ${page.id} ${format} ${design} ${page.fetchedAt?.getTime() ?? 0}`;
  if (tried.get(cause)) return false;
  tried.set(cause, true);
  return true;
}

const isBusy = ({ renderer, serving }: ServingIo) => renderer.load().waiting > 0 || serving.awaited.size >= MAX_AWAITED;
