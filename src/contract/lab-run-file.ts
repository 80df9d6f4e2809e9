import { z } from 'zod';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import {
  labVerdicts,
  MAX_COMPARISONS_PER_RUN,
  MAX_HEADER_LENGTH,
  MAX_REQUESTS_PER_RUN,
  MAX_SCREENSHOT_BYTES,
} from '#domain/lab/lab-run.ts';
import { line, requiredLine } from './fields.ts';

// A recorded run as one file: written and read by the super admin's screen, read by `npm run rules`. A new version of its
// shape gets a new number, and this one stays readable.

export const LAB_FILE_FORMAT = 'linkbild-lab-run';

const CaseId = z
  .string()
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/)
  .max(60);
const moment = z.iso.datetime();
/** PostgreSQL stores no NUL. */
const header = z
  .string()
  .max(MAX_HEADER_LENGTH)
  .refine((text) => !text.includes('\0'));

/** What somebody saw: the fields of the form. */
export const sightingFields = {
  caseId: CaseId,
  platform: z.enum(platformIds),
  app: requiredLine(60),
  appVersion: requiredLine(40),
  device: requiredLine(80),
  seenOn: z.iso.date(),
  verdict: z.enum(labVerdicts),
  note: line(1000),
};

export const requestFields = {
  caseId: CaseId,
  part: line(40),
  method: z.enum(['GET', 'HEAD']),
  userAgent: header,
  range: header.nullable(),
  accept: header.nullable(),
  status: z.int().min(100).max(599),
  bytesSent: z.int().min(0).max(100_000_000),
  bytesWhole: z.int().min(0).max(100_000_000),
  addressBlock: line(60),
};

export const LabRunFile = z.strictObject({
  format: z.literal(LAB_FILE_FORMAT),
  version: z.literal(1),
  run: z.strictObject({
    token: z.string().regex(/^[0-9a-f]{32}$/),
    name: requiredLine(120),
    siteUrl: z.url({ protocol: /^https?$/ }).max(300),
    createdAt: moment,
  }),
  requests: z.array(z.strictObject({ ...requestFields, at: moment })).max(MAX_REQUESTS_PER_RUN),
  comparisons: z
    .array(
      z.strictObject({
        ...sightingFields,
        // A pattern over megabytes takes half a second, and what is no image is refused when it is decoded.
        image: z
          .string()
          .max(Math.ceil(MAX_SCREENSHOT_BYTES / 3) * 4)
          .nullable()
          .describe('PNG or JPEG, as base64'),
      }),
    )
    .max(MAX_COMPARISONS_PER_RUN),
});
export type LabRunFile = z.output<typeof LabRunFile>;

/** Null with the first thing that is wrong, as a path: `comparisons.3.verdict`. */
export function readLabRunFile(text: string): { ok: true; file: LabRunFile } | { ok: false; at: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, at: 'JSON' };
  }
  const read = LabRunFile.safeParse(data);
  if (read.success) return { ok: true, file: read.data };
  return { ok: false, at: read.error.issues[0]?.path.join('.') || 'format' };
}
