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
