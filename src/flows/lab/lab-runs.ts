import { randomBytes } from 'node:crypto';
import { ApiError } from '#contract/errors.ts';
import { readAgent } from '#domain/agents/read-agent.ts';
import { MAX_UPLOAD_BYTES } from '#domain/images/upload-limit.ts';
import { labCaseOf } from '#domain/lab/cases.ts';
import { type LabSighting, MAX_SCREENSHOT_BYTES } from '#domain/lab/lab-run.ts';
import type { Text } from '#domain/language.ts';
import {
  addLabComparison,
  listLabComparisons,
  listPublishedComparisons,
  setScreenshot,
} from '#io/db/queries/lab/lab-comparisons.ts';
import * as runs from '#io/db/queries/lab/lab-runs.ts';
import type { Io } from '#io/io.ts';

/** 128 bits: what is posted today cannot be in any cache. */
const newToken = () => randomBytes(16).toString('hex');

export async function startLabRun(io: Pick<Io, 'db' | 'settings'>, name: string) {
  const run = await runs.addLabRun(io.db, { token: newToken(), name, siteUrl: io.settings.siteUrl });
  if (!run) throw refused('name', words.tooManyRuns);
  return { ...run, compared: 0, differing: 0 };
}

export async function describeLabRun(io: Pick<Io, 'db'>, id: number) {
  const run = await runs.findLabRun(io.db, id);
  if (!run) throw new ApiError('NOT_FOUND');
  const [requests, comparisons] = await Promise.all([runs.listLabRequests(io.db, id), listLabComparisons(io.db, id)]);
  return { ...run, requests, comparisons };
}

export async function compareCase(io: Pick<Io, 'db'>, runId: number, seen: LabSighting): Promise<{ id: number }> {
  if (!labCaseOf(seen.caseId)) throw refused('caseId', words.noCase);
  const added = await addLabComparison(io.db, { ...seen, runId, image: null });
  if (added === 'no-run') throw new ApiError('NOT_FOUND');
  if (added === 'too-many') throw refused('caseId', words.tooManyComparisons);
  return { id: added };
}

/**
 * The public part of a run. A crawler is named only if we know it, because other names are untrusted text on a public
 * page.
 */
export async function listPublishedRuns(io: Pick<Io, 'db'>) {
  const [published, comparisons, agents] = await Promise.all([
    runs.listPublishedLabRuns(io.db),
    listPublishedComparisons(io.db),
    runs.countAgentsOfPublished(io.db),
  ]);
  return published.map(({ id, name, createdAt }) => ({
    id,
    name,
    createdAt,
    crawlers: crawlersOf(agents.filter(({ runId }) => runId === id)),
    comparisons: comparisons.filter(({ runId }) => runId === id),
  }));
}

function crawlersOf(agents: readonly runs.AgentCount[]) {
  const byBot = new Map<string, { bot: string; requests: number; cases: number }>();
  for (const { userAgent, requests, cases } of agents) {
    const { bot } = readAgent(userAgent);
    const known = byBot.get(bot);
    byBot.set(bot, {
      bot,
      requests: requests + (known?.requests ?? 0),
      cases: Math.max(cases, known?.cases ?? 0),
    });
  }
  return [...byBot.values()].sort((a, b) => b.requests - a.requests);
}

export const refused = (field: string, text: Text) =>
  new ApiError('VALIDATION_FAILED', { fields: { [field]: [text] } });

const words = {
  tooManyRuns: {
    en: 'There are 50 runs. Export and delete one first.',
    de: 'Es gibt schon 50 Durchgänge. Exportieren und löschen Sie zuerst einen.',
  },
  tooManyComparisons: {
    en: 'This run is full. Start another one.',
    de: 'Dieser Durchgang ist voll. Beginnen Sie einen neuen.',
  },
  noCase: { en: 'There’s no such test page.', de: 'Diese Testseite gibt es nicht.' },
};

/** Re-encoded in a render process, like every upload. Null: not an image, or too large. */
export async function cleanScreenshot(
  io: Pick<Io, 'renderer'>,
  bytes: Uint8Array,
): Promise<Uint8Array | 'format' | 'large'> {
  if (bytes.length > MAX_UPLOAD_BYTES) return 'large';
  const clean = await io.renderer.cleanImage(bytes, { quota: 'lab' });
  if (clean.ok) return clean.bytes.length > MAX_SCREENSHOT_BYTES ? 'large' : clean.bytes;
  if (clean.reason === 'busy') throw new ApiError('RENDERER_BUSY', { retryAfterSeconds: 1 });
  return 'format';
}

export async function addScreenshot(io: Pick<Io, 'db' | 'renderer'>, id: number, bytes: Uint8Array): Promise<void> {
  const clean = await cleanScreenshot(io, bytes);
  if (clean === 'format' || clean === 'large') throw refused('file', screenshotTexts[clean]);
  const stored = await setScreenshot(io.db, id, clean);
  if (stored === 'no-comparison') throw new ApiError('NOT_FOUND');
  if (stored === 'too-large') throw refused('file', screenshotTexts.full);
}

const screenshotTexts = {
  large: {
    en: 'Cut the screenshot to the card: up to 1 MB.',
    de: 'Schneiden Sie den Screenshot auf die Karte zu: höchstens 1 MB.',
  },
  format: { en: 'Choose a PNG, JPG or WebP image.', de: 'Wählen Sie ein Bild im Format PNG, JPG oder WebP.' },
  full: {
    en: 'The screenshots of this run have reached 24 MB. Start another one.',
    de: 'Die Screenshots dieses Durchgangs haben 24 MB erreicht. Beginnen Sie einen neuen.',
  },
};
