import { chromium, type Page } from 'playwright-core';
import { findChromium } from '#io/render/browser/find-chromium.ts';
import type { Wordpress } from './playground.ts';

/** WordPress in WebAssembly takes its time on a busy machine. */
const TIMEOUT_MS = 180_000;

/** Runs in the editor. */
const isSaved = `['isSavingPost', 'isEditedPostDirty'].every((name) => !wp.data.select('core/editor')[name]())`;

export interface SideBar {
  /** The panel's words. */
  text(): Promise<string>;
  /** Address of the image it shows, once it is loaded. */
  image(): Promise<string | null>;
  /** Presses the switch and saves the post. */
  pressAndSave(): Promise<void>;
  /** Errors of scripts since it was opened. */
  errors: string[];
  close(): Promise<void>;
}

/** The panel in the block editor of a post, in a browser. */
export async function openSideBar(site: Wordpress, postId: number): Promise<SideBar> {
  const executablePath = findChromium(process.env.CHROMIUM_PATH ?? null);
  if (!executablePath) throw new Error('No Chromium found. Install one or set CHROMIUM_PATH.');
  // No guide for newcomers above the editor.
  await site.php(`return update_user_meta( 1, 'wp_persisted_preferences', array(
    'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) ) );`);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(TIMEOUT_MS);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await logIn(page, site);
    await page.goto(`${site.url}/wp-admin/post.php?post=${postId}&action=edit`);
    // Before it, the editor forgets which panels were opened.
    await page.frameLocator('iframe[name=editor-canvas]').locator('h1').waitFor();
    await page.getByRole('button', { name: 'Linkbild', exact: true }).click();
    const panel = page.locator('.linkbild-panel');
    const box = panel.getByRole('checkbox');
    await box.waitFor();
    return {
      errors,
      text: async () => (await panel.textContent()) ?? '',
      image: async () => {
        const image = panel.locator('img');
        await image.evaluate((element: HTMLImageElement) => element.decode());
        return image.getAttribute('src');
      },
      pressAndSave: async () => {
        await box.click();
        await page.getByRole('button', { name: /^(Update|Save)$/ }).click();
        await page.waitForFunction(isSaved);
      },
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

async function logIn(page: Page, site: Wordpress): Promise<void> {
  await page.goto(`${site.url}/wp-login.php`);
  await page.fill('#user_login', 'admin');
  await page.fill('#user_pass', 'password');
  await page.click('#wp-submit');
  await page.waitForURL(/\/wp-admin\//);
}
