// User agent → who it is. A user agent is only a claim: good enough for counting shares, never for access.
import { isbot } from 'isbot';
import type { AgentReading, AgentRow } from './agent.ts';
import { agentRows } from './agent-rows.ts';

/** Real ones stay under 400 characters. */
const MAX_CHARACTERS = 1000;

/** Audits load the images of the pages they read, ours too: nobody shared or requested those. */
export const isOwnAgent = (userAgent: string): boolean => userAgent.startsWith('LinkbildBot/');

/** Every browser starts like this, and so do many programs. */
const browser = /^(?:Mozilla|Opera)\/\d/i;

/** Matched by no row, but not a browser: typical bot words. Cubot is a phone. */
const anyBot = /(?<!cu)bot(?![a-z])|crawl|spider|preview|fetcher/i;

const compiled = new WeakMap<readonly AgentRow[], { row: AgentRow; match: RegExp }[]>();

/** Rows with an invalid pattern are skipped; `isAgentPattern` rejects them before they are stored. */
function compile(rows: readonly AgentRow[]): { row: AgentRow; match: RegExp }[] {
  const known = compiled.get(rows);
  if (known) return known;
  const fresh = rows
    .filter((row) => isAgentPattern(row.pattern))
    .map((row) => ({ row, match: new RegExp(row.pattern, 'i') }));
  compiled.set(rows, fresh);
  return fresh;
}

/** A regular expression of moderate length without nested repeats such as (a+)+, which could block the server. */
export function isAgentPattern(text: string): boolean {
  if (text === '' || text.length > 300 || /[*+}]\)+[*+{]/.test(text)) return false;
  try {
    new RegExp(text, 'i');
    return true;
  } catch {
    return false;
  }
}

export function readAgent(userAgent: string | null | undefined, rows: readonly AgentRow[] = agentRows): AgentReading {
  const text = (userAgent ?? '').slice(0, MAX_CHARACTERS).trim();
  for (const { row, match } of compile(rows))
    if (match.test(text)) return { bot: row.bot, source: row.source, parent: row.parent, isBot: row.isBot };
  return {
    bot: 'Unknown',
    source: 'Unknown',
    parent: null,
    isBot: !browser.test(text) || anyBot.test(text) || isbot(text),
  };
}
