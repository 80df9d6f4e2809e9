import { addressBlock } from '#domain/access/client-address.ts';
import { MAX_HEADER_LENGTH } from '#domain/lab/lab-run.ts';
import { addLabRequest } from '#io/db/queries/lab/lab-runs.ts';
import type { Io } from '#io/io.ts';

export interface SeenRequest {
  runId: number;
  caseId: string;
  /** `page`, or the last segment of the URL. */
  part: string;
  method: 'GET' | 'HEAD';
  header: (name: string) => string | undefined;
  /** As `clientOf` gives it. */
  client: string;
  status: number;
  bytesSent: number;
  bytesWhole: number;
  at: Date;
}

// Threat: strangers who know a run's address fill the database, or learn who else opened it. Layers: rows are bounded for
// each case and run (addLabRequest), headers are cut, an address is stored as its network only, and nobody but super
// admins reads them before the run is published. Left open: what a crawler calls itself.

/** Stores a crawler's request. Never throws, because the response has been sent already. */
export async function recordRequest(io: Pick<Io, 'db' | 'log'>, seen: SeenRequest): Promise<void> {
  const { header, client, ...rest } = seen;
  const short = (name: string) => header(name)?.replaceAll('\0', '').slice(0, MAX_HEADER_LENGTH);
  try {
    await addLabRequest(io.db, {
      ...rest,
      userAgent: short('user-agent') ?? '',
      range: short('range') ?? null,
      accept: short('accept') ?? null,
      addressBlock: addressBlock(client),
    });
  } catch (error) {
    io.log.error({ err: error, run: seen.runId, case: seen.caseId }, 'a request to the lab was not recorded');
  }
}
