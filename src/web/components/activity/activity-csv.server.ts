import type { ActivityEntry } from '#contract/calls/activity.ts';
import { activities } from '#domain/access/activity.ts';
import { CSV_START, csvLine, csvSeparator } from '#domain/format/csv.ts';
import type { Language } from '#domain/language.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { activityTexts } from '#web/i18n/app/activity.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { describeActivity } from './activity-words.ts';

interface Log {
  items: ActivityEntry[];
  next: number | null;
}

/** As many rows as a spreadsheet can handle comfortably; filters narrow longer lists. */
const MAX_ROWS = 20_000;
const PAGE_SIZE = 500;

/** The log as CSV for a spreadsheet in the reader's language; times are ISO 8601, which all of them read. */
export async function activityCsv(
  { language, timeZone, name, isAll }: { language: Language; timeZone: string; name: string; isAll: boolean },
  read: (paging: { limit: number; before?: number }) => Promise<Log>,
): Promise<Response> {
  const texts = textsIn(activityTexts, language);
  const line = (values: Parameters<typeof csvLine>[0]) => csvLine(values, csvSeparator[language]);
  let text =
    CSV_START +
    line([texts.time, texts.action, texts.who, texts.details, ...(isAll ? [texts.project, texts.client] : [])]);
  let before: number | null | undefined;
  for (let rows = 0; rows < MAX_ROWS && before !== null; rows += PAGE_SIZE) {
    const from = before;
    const log = await answerOf(() => read({ limit: PAGE_SIZE, ...(from ? { before: from } : {}) }));
    for (const entry of log.items) {
      const { createdAt, action, actor, actingAdmin, projectSlug, client } = entry;
      const by = actingAdmin ? ` (${texts.actedBy(actingAdmin.email)})` : '';
      const who = actor ? actor.email + by : texts.visitorOrDeleted;
      text += line([
        createdAt,
        activities[action][language],
        who,
        describeActivity(entry, language, timeZone),
        ...(isAll ? [projectSlug, client] : []),
      ]);
    }
    before = log.next;
  }
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="linkbild-${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
