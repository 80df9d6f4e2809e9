import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';

// The files of the build, a few megabytes that never change while the process runs: each is read once and then sent
// from memory. Only names that existed at the start are known, so no path of a request ever reaches the disk.

interface StaticFile {
  etag: string;
  bodies: { identity: Uint8Array<ArrayBuffer> } & Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
  headers: Record<string, string>;
}

const compressed = { br: '.br', gzip: '.gz' } as const;

/** Responds with a file of the folder, or null if there is none. */
export function createStaticFiles(folder: string) {
  const names = new Set(listFiles(folder));
  const cache = new Map<string, Promise<StaticFile>>();

  const fileAt = (name: string): Promise<StaticFile> => {
    const reading = cache.get(name) ?? readStaticFile(folder, name, names);
    cache.set(name, reading);
    // A failed read, such as too many open files, is retried with the next request.
    reading.catch(() => cache.delete(name));
    return reading;
  };

  return async ({ req }: Context): Promise<Response | null> => {
    const name = req.path.slice(1);
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !names.has(name)) return null;
    const { etag, bodies, headers } = await fileAt(name);
    if (req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const encoding = chooseEncoding(req.header('accept-encoding') ?? '', bodies);
    const body = bodies[encoding] ?? bodies.identity;
    return new Response(req.method === 'HEAD' ? null : body, {
      headers: {
        ...headers,
        'content-length': String(body.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    });
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((name) => name.replaceAll('\\', '/'));
}

async function readStaticFile(folder: string, name: string, names: ReadonlySet<string>): Promise<StaticFile> {
  const read = async (file: string) => new Uint8Array(await readFile(join(folder, file)));
  const bodies: StaticFile['bodies'] = { identity: await read(name) };
  for (const [encoding, ending] of Object.entries(compressed)) {
    if (names.has(name + ending)) bodies[encoding as Encoding] = await read(name + ending);
  }
  const hasOthers = Object.keys(bodies).length > 1;
  const etag = `"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'content-type': getMimeType(name) ?? 'application/octet-stream',
    // The name of an asset contains a hash of its content.
    'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag,
    ...(hasOthers ? { vary: 'accept-encoding' } : {}),
  };
  return { etag, bodies, headers };
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that both the client accepts and we have. */
export function chooseEncoding(accepted: string, available: { br?: unknown; gzip?: unknown }): Encoding {
  if (available.br && /\bbr\b/.test(accepted)) return 'br';
  return available.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
