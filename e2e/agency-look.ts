import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject } from 'vitest';
import type { Api } from '#contract/client.ts';
import { seriousViolations } from './browser.ts';

interface Signing {
  /** On the project's settings. */
  page: Page;
  project: { id: number; slug: string };
  /** Of the report, with its key. */
  name: string;
  superAdmin: Api;
}

/** An agency puts its name, colour and logo on the reports of a project, and its plan ends. */
export async function signReports({ page, project, name, superAdmin }: Signing): Promise<void> {
  const params = { id: String(project.id) };
  const part = page.locator('#agency-look');
  await part.getByText('Included in the Pro plan.').waitFor();
  await superAdmin.setPlan({ params, body: { planId: 'professional-100' } });
  await page.reload();
  await part.getByLabel('Agency name').fill('Studio Nord');
  await part.getByLabel('Colour', { exact: true }).fill('#ffcc00');
  await part.getByLabel('Contact').fill('Studio Nord\nhallo@studio-nord.example');
  await part.getByLabel('Footer line').fill('Studio Nord GmbH, Berlin');
  // The preview follows before anything is saved.
  const preview = part.locator('[data-agency-preview]');
  await preview.getByText('Studio Nord GmbH, Berlin').waitFor();
  await part.getByText('Too light for text').waitFor();
  await part.getByLabel('Show a small “Made with Linkbild”').uncheck();
  await part.getByRole('button', { name: 'Save branding' }).click();
  await part.getByText('Saved', { exact: false }).waitFor();

  await part.getByLabel('Upload logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not an image'),
  });
  await part.getByRole('alert').filter({ hasText: 'not an image' }).waitFor();
  const buffer = await sharp({ create: { width: 240, height: 60, channels: 3, background: '#224488' } })
    .png()
    .toBuffer();
  await part.getByLabel('Upload logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await preview.getByRole('img', { name: 'Studio Nord' }).waitFor();

  await superAdmin.startAudit({ params });
  const scored = async () => (await superAdmin.getPublicAudit({ params: { projectSlug: name } })).score;
  await expect.poll(scored).toBeGreaterThan(0);
  const read = async (path: string) => (await fetch(inject('siteUrl') + path)).text();
  for (const path of [`/audit/${name}`, `/de/demo/${name}`, `/onepager/${name}`]) {
    const html = await read(path);
    expect(html, path).toContain('mailto:hallo@studio-nord.example');
    expect(html, path).toMatch(/<title>[^<]* · Studio Nord<\/title>/);
    expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''), path).not.toMatch(/>[^<]*Linkbild/);
  }
  const report = await page.context().newPage();
  await report.goto(`/audit/${name}`);
  await report.getByRole('img', { name: 'Studio Nord' }).waitFor();
  expect(await seriousViolations(report)).toEqual([]);
  await report.close();

  await superAdmin.setPlan({ params, body: { planId: 'free' } });
  expect(await read(`/audit/${name}`)).not.toContain('Studio Nord');
  await page.reload();
  await part.getByText('Your details are kept').waitFor();
}
