import { statfs } from 'node:fs/promises';
import { certificateEnd } from '#io/fetch/site-certificate.ts';

/** What only the machine and the way to it know. */
export interface Machine {
  /** Free part of the disk with our data, in percent; null: not told. */
  diskFree(): Promise<number | null>;
  /** When the certificate ends that visitors of the site get; null: no https, or nobody answers. */
  certificateEndsAt(): Promise<Date | null>;
}

export function createMachine({ dataDir, siteUrl }: { dataDir: string; siteUrl: string }): Machine {
  return {
    async diskFree() {
      const found = await statfs(dataDir).catch(() => null);
      return found && found.blocks > 0 ? Math.round((found.bavail / found.blocks) * 1000) / 10 : null;
    },
    certificateEndsAt() {
      const { protocol, hostname, port } = new URL(siteUrl);
      if (protocol !== 'https:') return Promise.resolve(null);
      return certificateEnd(hostname, Number(port) || 443);
    },
  };
}
