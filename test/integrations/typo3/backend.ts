import { chromium, type Frame, type Page } from 'playwright-core';
import { findChromium } from '#io/render/browser/find-chromium.ts';
import { administrator, type Typo3 } from './typo3.ts';

/** On a busy machine the first page of the backend is compiled for half a minute. */
const TIMEOUT_MS = 120_000;

export interface Backend {
  /** Opens Linkbild's module from the menu. */
  openModule(): Promise<Frame>;
  /** Opens the form of a record. */
  edit(table: string, uid: number): Promise<Frame>;
  /** Presses a button of the frame, and waits for the answer. */
  press(frame: Frame, selector: string): Promise<void>;
  /** Messages that appeared. */
  messages(): Promise<string>;
  page: Page;
  /** Errors of scripts since it was opened. */
  errors: string[];
  close(): Promise<void>;
}

/** The backend of TYPO3 in a browser, as the administrator. */
export async function openBackend(site: Typo3): Promise<Backend> {
  const executablePath = findChromium(process.env.CHROMIUM_PATH ?? null);
  if (!executablePath) throw new Error('No Chromium found. Install one or set CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 1000 }, locale: 'en-US' });
    page.setDefaultTimeout(TIMEOUT_MS);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${site.url}/typo3/`);
    await page.fill('#t3-username', administrator.name);
    await page.fill('#t3-password', administrator.password);
    await page.click('#t3-login-submit');
    await page.waitForURL(/\/typo3\/(main|module)/);
    const content = async () => {
      const frame = await (await page.waitForSelector('iframe[name=list_frame]')).contentFrame();
      if (!frame) throw new Error('the backend shows no content');
      return frame;
    };
    return {
      page,
      errors,
      async openModule() {
        await page.locator('[data-modulemenu-identifier=site_linkbild]').first().click();
        const frame = await content();
        await frame.waitForSelector('h1:has-text("Linkbild")');
        return frame;
      },
      async edit(table, uid) {
        const frame = await content();
        const form: string = await page.evaluate('TYPO3.settings.FormEngine.moduleUrl');
        await frame.goto(`${new URL(form, site.url)}&edit[${table}][${uid}]=edit`);
        await frame.waitForSelector('[name=_savedok]');
        return frame;
      },
      async press(frame, selector) {
        await Promise.all([frame.waitForNavigation(), frame.click(selector)]);
        await frame.waitForLoadState();
      },
      messages: async () =>
        (await (await content()).locator('.typo3-messages, .alert').allTextContents())
          .join(' ')
          .replace(/\s+/g, ' ')
          .trim(),
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
