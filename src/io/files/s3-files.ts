import { randomUUID } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import { type FileStore, isFileKey } from './file-store.ts';

/** Deleted one by one: the bulk call requires checksums that not every S3 implementation supports. */
const CONCURRENT_DELETES = 8;
const PAGE = 1_000;

/**
 * Files in a bucket: `s3://bucket?endpoint=…&region=…&prefix=…`. Credentials come from where all AWS tools look:
 * AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY (and AWS_SESSION_TOKEN), the profile files, or the machine's role.
 */
export function createS3Files(storageUrl: string): FileStore & { close(): void } {
  const { bucket, endpoint, region, prefix } = readS3Url(storageUrl);
  const client = new S3Client({
    region,
    // Self-hosted stores support path-style buckets only.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    maxAttempts: 2,
    // Callers have given up by then (files-with-timeout.ts); this ends what still hangs.
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
    // Other S3 implementations reject the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (key: string) => {
    if (!isFileKey(key)) throw new Error(`not a file key: ${key.slice(0, 100)}`);
    return { Bucket: bucket, Key: `${prefix}${key}` };
  };
  async function* pagesBelow(folder: string): AsyncGenerator<string[]> {
    const { Key } = place(folder);
    let token: string | undefined;
    do {
      const { Contents = [], NextContinuationToken } = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: `${Key}/`, MaxKeys: PAGE, ContinuationToken: token }),
      );
      yield Contents.flatMap(({ Key = '' }) => (Key.startsWith(prefix) ? [Key.slice(prefix.length)] : []));
      token = NextContinuationToken;
    } while (token);
  }
  const checkKey = `health/${randomUUID()}`;
  const store: FileStore & { close(): void } = {
    async put(key, bytes) {
      const ContentType = types.get(key.slice(key.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
      await client.send(new PutObjectCommand({ ...place(key), Body: bytes, ContentLength: bytes.length, ContentType }));
    },
    async get(key) {
      if (!isFileKey(key)) return null;
      try {
        const { Body, LastModified } = await client.send(new GetObjectCommand(place(key)));
        const bytes = await Body?.transformToByteArray();
        return bytes ? { bytes: Uint8Array.from(bytes), changedAt: LastModified ?? new Date(0) } : null;
      } catch (error) {
        if (error instanceof S3ServiceException && isMissing(error)) return null;
        throw error;
      }
    },
    async changedAt(key) {
      if (!isFileKey(key)) return null;
      try {
        const { LastModified } = await client.send(new HeadObjectCommand(place(key)));
        return LastModified ?? new Date(0);
      } catch (error) {
        if (error instanceof S3ServiceException && isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    async *list(folder) {
      for await (const page of pagesBelow(folder)) yield* page;
    },
    async deleteFolder(folder) {
      const limit = pLimit(CONCURRENT_DELETES);
      let count = 0;
      for await (const page of pagesBelow(folder)) {
        await Promise.all(
          page.map((key) => limit(() => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key })))),
        );
        count += page.length;
      }
      return count;
    },
    async check() {
      // A bucket that can be listed is not necessarily readable and writable.
      const word = randomUUID();
      try {
        await store.put(checkKey, Buffer.from(word));
        const found = await store.get(checkKey);
        await store.delete(checkKey);
        return Buffer.from(found?.bytes ?? []).toString() === word;
      } catch {
        return false;
      }
    },
    close: () => client.destroy(),
  };
  return store;
}

/** A missing bucket is a configuration error, not a missing file. */
const isMissing = ({ name, $metadata }: S3ServiceException) =>
  name === 'NoSuchKey' || ($metadata.httpStatusCode === 404 && name !== 'NoSuchBucket');

/** Throws an Error whose message is the one line a person needs. */
export function readS3Url(storageUrl: string) {
  const url = new URL(storageUrl);
  const bucket = url.hostname;
  const endpoint = url.searchParams.get('endpoint');
  const folder = url.searchParams.get('prefix')?.replace(/^\/+|(?<!\/)\/+$/g, '') ?? '';
  if (bucket === '') throw new Error('STORAGE_URL names no bucket: s3://bucket?endpoint=…&region=…');
  if (endpoint !== null && !/^https?:\/\/[^/]/.test(endpoint))
    throw new Error('The endpoint of STORAGE_URL is not a web address.');
  if (folder !== '' && !isFileKey(folder)) throw new Error('The prefix of STORAGE_URL is not a path of plain names.');
  return {
    bucket,
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
    prefix: folder === '' ? '' : `${folder}/`,
  };
}

const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jpg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    gif: 'image/gif',
    svg: 'image/svg+xml',
    avif: 'image/avif',
    pdf: 'application/pdf',
    woff2: 'font/woff2',
    woff: 'font/woff',
    ttf: 'font/ttf',
    otf: 'font/otf',
  }),
);
