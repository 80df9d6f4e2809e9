// Several live templates on a route: one at random for each page, and always the same one for the same page until it is
// redrawn, so that every platform shows the same image. The chance is the page's own address.

/** `pageKey`: what names the page, and a redraw count where a redraw may change the choice. */
export function chooseTemplate<Template extends { uuid: string }>(
  live: readonly Template[],
  pageKey: string,
): Template | null {
  // The highest draw wins: adding or removing a template moves only the pages that it wins or had won.
  let chosen: Template | null = null;
  let highest = -1;
  for (const template of live) {
    const draw = drawOf(`${template.uuid} ${pageKey}`);
    if (draw > highest) [chosen, highest] = [template, draw];
  }
  return chosen;
}

/** FNV-1a with a last stir (murmur's finaliser): near addresses give far numbers. */
function drawOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
