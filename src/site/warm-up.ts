import type { Hono } from 'hono';
import { homePath, languages } from '#domain/language.ts';

/**
 * Rendering a page for the first time takes the thread up to 300 ms, because its code is compiled then; the second time
 * it takes 10. So the process renders a few itself before the first visitor comes: the home pages, which are then in
 * the page cache, and one that does not exist, as scanners request them by the dozen.
 */
const paths = [...languages.map(homePath), '/no-such-page'];

/** Passed as the environment, which no visitor can set: these requests are in neither log nor metrics. */
const own = { isWarmUp: true };
export const isWarmUp = (env: unknown): boolean => env === own;

export async function warmUp(site: Hono): Promise<void> {
  for (const path of paths) {
    // A failure is reported when a visitor requests the page.
    const response = await site.request(path, undefined, own);
    await response.arrayBuffer();
  }
}
