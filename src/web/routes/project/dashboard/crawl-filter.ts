/** What the chart counts. It stands in the address, so that a view can be kept and sent. */
export interface CrawlFilter {
  who: 'all' | 'bots' | 'people';
  source: string | null;
}

export function filterOf(query: URLSearchParams): CrawlFilter {
  const who = query.get('who');
  // The call takes no longer source; a longer one fits no crawl anyway.
  return { who: who === 'bots' || who === 'people' ? who : 'all', source: query.get('source')?.slice(0, 50) || null };
}
