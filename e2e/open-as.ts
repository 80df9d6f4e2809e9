import type { BrowserContextOptions, Page } from 'playwright-core';
import { newContext, watch } from './browser.ts';

// Intended errors are 4xx responses, which a browser logs to its console.
const refused = [/answer: 4(02|04|09|22) /, /status of 4(02|04|09|22)/, /localhost:\d+\/.*\.(jpe?g|png)/];

/** A page in a browser of its own, with what went wrong there. */
export async function openAs(
  person: { state: NonNullable<BrowserContextOptions['storageState']> },
  path: string,
): Promise<{ page: Page; troubles: string[] }> {
  const context = await newContext({ storageState: person.state });
  const page = await context.newPage();
  const troubles = watch(page, refused);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return { page, troubles };
}
