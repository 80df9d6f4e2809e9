// The result of requesting an image: a value with a reason, never a bare null. Made by io/fetch/probe-image.
export const imageTypes = ['jpeg', 'png', 'webp', 'gif', 'svg', 'avif'] as const;
export type ImageType = (typeof imageTypes)[number];

export type ImageProbe =
  | {
      ok: true;
      url: string;
      finalUrl: string;
      type: ImageType;
      width: number;
      height: number;
      /** Size of the whole file; null if the server does not say and the file was not read to the end. */
      bytes: number | null;
      contentType: string | null;
      /** Until the server began to send it. Absent if it took less than a second or was not measured. */
      waitMs?: number;
    }
  | { ok: false; url: string; reason: ImageProbeReason };

export type ImageProbeReason =
  | 'blocked'
  | 'bad-url'
  /** robots.txt forbids it to a crawler that obeys. */
  | 'robots'
  | 'not-found'
  | 'forbidden'
  | 'timeout'
  | 'too-large'
  | 'not-an-image'
  | 'broken-image'
  | 'too-many-redirects'
  | 'dns'
  | 'tls'
  | 'refused'
  | 'server-error';
