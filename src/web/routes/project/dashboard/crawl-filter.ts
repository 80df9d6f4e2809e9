/** As in the URL; `all` is omitted. */
export const kindOfWho = { shares: 'share', crawlers: 'crawler', people: 'person', unknown: 'unknown' } as const;
type Who = 'all' | keyof typeof kindOfWho;
const isWho = (text: string): text is keyof typeof kindOfWho => Object.hasOwn(kindOfWho, text);

/** The filter of chart and lists. Stored in the URL, so that a view can be bookmarked and sent. */
export interface CrawlFilter {
  who: Who;
  source: string | null;
  /** First and last day, `2026-11-05`; both null: the last 21 days. */
  from: string | null;
  to: string | null;
  /** Uuid of one page. */
  page: string | null;
}

const dayOf = (text: string | null) =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function filterOf(query: URLSearchParams): CrawlFilter {
  const who = query.get('who') ?? '';
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))];
  const page = query.get('of') ?? '';
  return {
    who: isWho(who) ? who : 'all',
    // The call accepts no longer source; a longer one matches no crawl anyway.
    source: query.get('source')?.slice(0, 50) || null,
    // Reversed days are swapped.
    ...(from && to && from > to ? { from: to, to: from } : { from, to }),
    page: uuid.test(page) ? page : null,
  };
}

export const isFiltered = ({ who, source, from, to, page }: CrawlFilter) =>
  who !== 'all' || source !== null || from !== null || to !== null || page !== null;

/** The filter as the call takes it. */
export const statsQuery = ({ who, source, from, to, page }: CrawlFilter) => ({
  ...(who === 'all' ? {} : { kind: kindOfWho[who] }),
  ...(source === null ? {} : { type: source }),
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
  ...(page === null ? {} : { subPageUuid: page }),
});
