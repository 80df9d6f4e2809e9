import { z } from 'zod';

// The description in an archive: its kind at the beginning, its required content at the end.

export const FORMAT = 1;

export const Manifest = z.object({
  format: z.number(),
  /** Versions of Linkbild and of the server it came from; for people. */
  version: z.string(),
  postgres: z.string(),
  createdAt: z.string(),
  /** The last applied migration. */
  migration: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Months of partitioned tables, with their bounds as PostgreSQL writes them. */
  partitions: z.array(z.object({ table: z.string(), name: z.string(), bounds: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** Tells whether another key is the same one, without revealing it. */
  keyMark: z.string(),
});
export type Manifest = z.output<typeof Manifest>;

/** Readable in archives of any version, to decide whether the rest can be read. */
export const ManifestLevel = Manifest.pick({ format: true, version: true, migration: true });

export const End = z.object({
  rows: z.record(z.string(), z.number()),
  jobs: z.number(),
  files: z.number(),
  /** Deleted while the backup ran. */
  missingFiles: z.number(),
  /** Of everything before this entry. */
  sha256: z.string(),
});
export type End = z.output<typeof End>;

export const MANIFEST = 'manifest.json';
export const KEY = 'secret.key';
export const END = 'end.json';

export const jsonBytes = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
