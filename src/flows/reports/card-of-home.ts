import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { CardContent } from '#domain/audit/emulation/card.ts';

/** WhatsApp's card of the home page; of the first page that could be read, if that one could not. */
export const cardOfHome = (pages: readonly { result: PageAudit | null }[]): CardContent | null =>
  pages.find(({ result }) => result !== null)?.result?.platforms.find(({ platform }) => platform === 'whatsapp')
    ?.card ?? null;
