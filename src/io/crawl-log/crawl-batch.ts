import type { AgentReading } from '#domain/agents/agent.ts';
import type { LoggedImage } from './crawl-log.ts';

/**
 * Rows that differ only in their timestamp. They hold no text of the request: a flood of long ones would fill the
 * memory.
 */
export interface CrawlGroup extends LoggedImage, AgentReading {
  status: number;
  milliseconds: number;
  /**
   * The first timestamp, then milliseconds since then for each: small numbers cost a third as much to write and read.
   */
  since: number;
  after: number[];
}

/** A viral image is fetched a thousand times a minute: what its rows share is stored, and sent, once. */
export interface CrawlBatch {
  /** False: it is being written, or was tried. */
  isOpen: boolean;
  readonly size: number;
  readonly rows: CrawlGroup[];
  add(at: number, image: LoggedImage, agent: AgentReading, status: number, milliseconds: number): void;
}

/** Longer URLs are of no more use in a list. */
const MAX_URL_CHARACTERS = 2_000;

export function createCrawlBatch(): CrawlBatch {
  const rows: CrawlGroup[] = [];
  const known = new Map<LoggedImage, Map<AgentReading, CrawlGroup[]>>();
  let last: { image: LoggedImage; agent: AgentReading; alike: CrawlGroup } | null = null;
  let size = 0;

  /** The group of rows like this one, existing or new. */
  function alikeOf(at: number, image: LoggedImage, agent: AgentReading, status: number, milliseconds: number) {
    const ofImage = known.get(image) ?? new Map<AgentReading, CrawlGroup[]>();
    const ofAgent = ofImage.get(agent) ?? [];
    for (const alike of ofAgent) if (alike.status === status && alike.milliseconds === milliseconds) return alike;
    const { bot, source, parent, isBot } = agent;
    const url = image.url?.slice(0, MAX_URL_CHARACTERS) ?? null;
    const first = { ...image, url, bot, source, parent, isBot, status, milliseconds, since: at, after: [] };
    rows.push(first);
    ofAgent.push(first);
    known.set(image, ofImage.set(agent, ofAgent));
    return first;
  }

  return {
    isOpen: true,
    rows,
    get size() {
      return size;
    },
    add(at, image, agent, status, milliseconds) {
      size += 1;
      // Usually the same as before.
      let alike = last?.image === image && last.agent === agent ? last.alike : null;
      if (alike?.status !== status || alike.milliseconds !== milliseconds) {
        alike = alikeOf(at, image, agent, status, milliseconds);
        last = { image, agent, alike };
      }
      alike.after.push(at - alike.since);
    },
  };
}
