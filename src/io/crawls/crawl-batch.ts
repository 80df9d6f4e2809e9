import type { AgentReading } from '#domain/agents/agent.ts';
import type { FetchedImage } from './crawl-log.ts';

/** Rows that differ in their moment only. They hold no text of the request: a flood of long ones would fill the memory. */
export interface AlikeCrawls extends FetchedImage, AgentReading {
  status: number;
  milliseconds: number;
  at: number[];
}

/** A picture that goes round is fetched a thousand times a minute: what its rows share is kept, and sent, once. */
export interface CrawlBatch {
  /** False: it is being written, or has been tried. */
  isOpen: boolean;
  readonly size: number;
  readonly rows: AlikeCrawls[];
  add(at: number, image: FetchedImage, agent: AgentReading, status: number, milliseconds: number): void;
}

/** Addresses longer than this say nothing more in a list. */
const MAX_URL_CHARACTERS = 2_000;

export function createCrawlBatch(): CrawlBatch {
  const rows: AlikeCrawls[] = [];
  const known = new Map<FetchedImage, Map<AgentReading, AlikeCrawls[]>>();
  let size = 0;
  return {
    isOpen: true,
    rows,
    get size() {
      return size;
    },
    add(at, image, agent, status, milliseconds) {
      size += 1;
      const ofImage = known.get(image) ?? new Map<AgentReading, AlikeCrawls[]>();
      const ofAgent = ofImage.get(agent) ?? [];
      for (const alike of ofAgent)
        if (alike.status === status && alike.milliseconds === milliseconds) return void alike.at.push(at);
      const { bot, source, parent, isBot } = agent;
      const url = image.url?.slice(0, MAX_URL_CHARACTERS) ?? null;
      const first = { ...image, url, bot, source, parent, isBot, status, milliseconds, at: [at] };
      rows.push(first);
      ofAgent.push(first);
      known.set(image, ofImage.set(agent, ofAgent));
    },
  };
}
