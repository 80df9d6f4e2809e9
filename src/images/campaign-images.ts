import { Hono } from 'hono';
import { isLanguage } from '#domain/language.ts';
import { createCampaignImages } from '#flows/campaigns/campaign-image.ts';
import type { Io } from '#io/io.ts';
import { sendFile } from './answer-file.ts';

type Parts = Parameters<typeof createCampaignImages>[0] & Pick<Io, 'settings'>;

/** Below the image path, served like a customer's image: any version gives the current one. */
export function createCampaignHosts(io: Parts): Hono {
  const hosts = new Hono();
  const imageOf = createCampaignImages(io);
  const images = new URL(io.settings.imagesUrl).pathname.replace(/\/$/, '');
  hosts.get(`${images}/site/campaign/:version/:file{[a-z0-9-]+-(?:en|de)\\.jpg}`, async (context) => {
    const [, token = '', language = ''] = /^(.+)-(en|de)\.jpg$/.exec(context.req.param('file')) ?? [];
    const bytes = isLanguage(language) ? await imageOf(token, language) : null;
    if (!bytes) return context.redirect(`/og/default-${language === 'de' ? 'de' : 'en'}.jpg`);
    return sendFile(bytes, 'image/jpeg', { isPublic: true });
  });
  return hosts;
}
