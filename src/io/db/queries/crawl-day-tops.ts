import { sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { crawlDays, crawlDayTops, crawlPageDays } from '../schema/index.ts';
import { countedWhere, isOfKind } from './crawl-conditions.ts';

/** More than twice what a list shows, so that a page ranked second every day is not missed in the sum of a year. */
const RANKS = 50;

/** Ranks the pages of every past day without a ranking. Late rows of a ranked day still count in the sums. */
export async function rankDays(db: Db): Promise<void> {
  const shares = countedWhere(crawlPageDays, isOfKind(crawlPageDays, 'share'));
  await db.execute(sql`
    insert into ${crawlDayTops} (project_id, day, rank, sub_page_id, shares, count)
    select project_id, day, rank, sub_page_id, shares, fetched from (
      select project_id, day, sub_page_id, ${shares} as shares, sum(count)::int as fetched,
        row_number() over (partition by project_id, day order by ${shares} desc, sum(count) desc, sub_page_id) as rank
      from ${crawlPageDays}
      where (project_id, day) in (
        select distinct project_id, day from ${crawlDays} as counted
        where day < (now() at time zone 'UTC')::date and not exists (
          select from ${crawlDayTops} as top where top.project_id = counted.project_id and top.day = counted.day))
      group by project_id, day, sub_page_id) as ranked
    where rank <= ${RANKS}
    on conflict do nothing`);
}
