import { open } from 'node:fs/promises';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import { readImageHeader } from '#io/fetch/image-headers/read-image-header.ts';
import { judgeImage } from '#io/fetch/pages/probe-image.ts';

/** As over the network: most headers end long before, JPEGs with large profiles after a megabyte at most. */
const PARTS = [64 * 1024, 1024 * 1024];

/** What the image at `url` will be once the build is online, read from its file. */
export async function probeFile(url: string, path: string): Promise<ImageProbe> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    for (const part of PARTS) {
      const buffer = Buffer.alloc(Math.min(part, size));
      await file.read(buffer, 0, buffer.length, 0);
      const header = readImageHeader(buffer);
      if (header.kind !== 'more' || buffer.length === size)
        return judgeImage(url, { header, bytes: size, finalUrl: url, contentType: null });
    }
    return { ok: false, url, reason: 'broken-image' };
  } finally {
    await file.close();
  }
}
