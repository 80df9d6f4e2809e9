import { ApiError } from '#contract/errors.ts';

/** Uploads over 10 MB are refused while they arrive (decisions, Error shape). */
export const MAX_UPLOAD_BYTES = 10_000_000;
/** The other fields and the lines between them. */
const MORE_BYTES = 64_000;

export interface Upload {
  file: Uint8Array<ArrayBuffer>;
  fileName: string;
  fields: Record<string, string>;
}

/** One file with its fields from a multipart body. The body is bounded before anything in it is looked at. */
export async function readUpload(request: Request): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  const bytes = await readBytes(request, MAX_UPLOAD_BYTES + MORE_BYTES);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
  if (!form) throw new ApiError('BAD_REQUEST');
  const file = form.get('file');
  if (!(file instanceof File)) throw new ApiError('VALIDATION_FAILED', { fields: { file: [noFile] } });
  if (file.size > MAX_UPLOAD_BYTES) throw new ApiError('FILE_TOO_LARGE');
  const texts = [...form.entries()].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { file: await file.bytes(), fileName: file.name, fields: Object.fromEntries(texts) };
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new ApiError('FILE_TOO_LARGE');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ApiError('FILE_TOO_LARGE');
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

const noFile = { en: 'Please choose a file.', de: 'Bitte wählen Sie eine Datei.' };
