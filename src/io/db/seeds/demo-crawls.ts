import { and, asc, eq, sql } from 'drizzle-orm';
import type { PlatformBot } from '#domain/agents/agent.ts';
import { agentRows } from '#domain/agents/agent-rows.ts';
import { crawlState } from '#domain/enumerations.ts';
import { writeCrawls } from '#io/crawl-log/write-crawls.ts';
import type { Db } from '#io/db/db.ts';
import { crawls, subPages } from '#io/db/schema/index.ts';

// Invented demo data: three weeks of requests for the sample shop's images, so that the demo dashboard shows from the
// first start what it will show for a real shop. Dated back from the time of seeding; no other project gets any.

const DAYS = 21;
const DAY_MS = 86_400_000;
const PAGES = 12;
/** Who requests, and how often out of a hundred: platforms, crawlers, and people who look at an image themselves. */
const requesters: [PlatformBot, number][] = [
  ['Whatsapp', 29],
  ['Facebook', 14],
  ['Slack', 9],
  ['Apple', 6],
  ['LinkedIn', 6],
  ['Telegram', 5],
  ['Twitter', 5],
  ['Discord', 3],
  ['Bluesky', 2],
  ['Notion', 2],
  ['Signal', 1],
  ['GoogleImage', 5],
  ['Bing', 3],
  ['OpenAI', 2],
  ['Ahrefs', 2],
  ['Unknown', 6],
];

export async function seedDemoCrawls(db: Db, projectId: number, now: Date): Promise<void> {
  const [known] = await db.select({ id: crawls.id }).from(crawls).where(eq(crawls.projectId, projectId)).limit(1);
  if (known) return;
  const pages = await db
    .select({ id: subPages.id, url: subPages.url })
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), sql`${subPages.status} >= 0`))
    .orderBy(asc(subPages.id))
    .limit(PAGES);
  if (pages.length === 0) return;
  const next = sequence();
  const drawn = new Set<number>();
  const rows = Array.from({ length: DAYS }, (_, day) => {
    const start = now.getTime() - (DAYS - day) * DAY_MS;
    const isWeekend = [0, 6].includes(new Date(start).getUTCDay());
    const count = Math.round((isWeekend ? 8 : 14) + day * 0.6 + next() * 9);
    return Array.from({ length: count }, () => {
      const page = pages[Math.floor(next() ** 2 * pages.length)] ?? pages[0];
      const isNew = page !== undefined && !drawn.has(page.id);
      if (page) drawn.add(page.id);
      return {
        projectId,
        ...agentOf(next() * 100),
        since: start + next() * DAY_MS,
        after: [0],
        state: isNew ? crawlState.New : crawlState.Cached,
        status: 200,
        milliseconds: Math.round(isNew ? 60 + next() * 90 : 2 + next() * 12),
        subPageId: page?.id ?? null,
        routeTemplateId: null,
        url: page?.url ?? null,
      };
    });
  }).flat();
  rows.sort((a, b) => a.since - b.since);
  await writeCrawls(db, rows, new Map());
}

const browser = { source: 'Unknown', bot: 'Unknown', parent: null, isBot: false } as const;

function agentOf(roll: number) {
  let cumulative = 0;
  const bot = requesters.find(([, percent]) => {
    cumulative += percent;
    return roll < cumulative;
  })?.[0];
  const row = bot === 'Unknown' ? browser : agentRows.find((one) => one.bot === bot);
  if (!row) throw new Error(`no user agent for ${bot}`);
  return { source: row.source, bot: row.bot, parent: row.parent, isBot: row.isBot };
}

/** Pseudo-random numbers between 0 and 1, the same every time (Lehmer, 48271). */
function sequence(): () => number {
  let state = 2024;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
