import { asc, eq } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import type { Db } from '../db.ts';
import { campaigns } from '../schema/index.ts';

/** The texts of the landing page at /{token}, in one language. */
export async function findCampaign(db: Db, token: string, language: Language) {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.token, token));
  return row ? { token: row.token, ...row.texts[language], hasBanner: row.bannerLanguages.includes(language) } : null;
}

/** The oldest campaign with a banner in this language. */
export async function findCampaignBanner(db: Db, language: Language) {
  const rows = await db.select().from(campaigns).orderBy(asc(campaigns.id));
  const row = rows.find(({ bannerLanguages }) => bannerLanguages.includes(language));
  return row ? { token: row.token, text: row.texts[language].banner } : null;
}

export async function listCampaignTokens(db: Db): Promise<string[]> {
  return (await db.select({ token: campaigns.token }).from(campaigns).orderBy(asc(campaigns.id))).map(
    ({ token }) => token,
  );
}
