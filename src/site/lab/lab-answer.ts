import { labContentType, labOembed, labPage } from '#domain/lab/fill-page.ts';
import {
  fileAddress,
  hopAddress,
  type LabCase,
  type LabPlace,
  OEMBED_FILE,
  pageAddress,
} from '#domain/lab/lab-case.ts';
import { contentTypeOf, isLabImageName, type LabImage, labImages } from '#domain/lab/lab-images.ts';

/** The response of one address of a case. */
export interface LabAnswer {
  status: number;
  headers: Record<string, string>;
  bytes: Uint8Array;
  /** Zeros after the bytes: the length of a heavy image. */
  zeros: number;
  /** Sent so slowly that one can tell where a crawler stops. */
  isPaced: boolean;
}

const nothing = new Uint8Array(0);
const redirect = (location: string): LabAnswer => ({
  status: 302,
  headers: { location },
  bytes: nothing,
  zeros: 0,
  isPaced: false,
});
const plain = (status: number, contentType: string, text: string): LabAnswer => ({
  status,
  headers: { 'content-type': contentType },
  bytes: new TextEncoder().encode(text),
  zeros: 0,
  isPaced: false,
});

/** Null: the case has no such address. `part` is empty for the page itself. */
export async function labAnswer(
  labCase: LabCase,
  place: LabPlace,
  part: string,
  readImage: (file: string) => Promise<Uint8Array>,
): Promise<LabAnswer | null> {
  const page = pageAddress(place, labCase);
  if (part === '') return pageAnswer(labCase, place);
  const left = Number(/^hop-(\d)$/.exec(part)?.[1] ?? 0);
  if (left > 0)
    return left > (labCase.redirects ?? 0) ? null : redirect(left === 1 ? page : hopAddress(page, left - 1));
  if (part === OEMBED_FILE) {
    const oembed = labOembed(labCase, place);
    return oembed && plain(200, 'application/json; charset=utf-8', JSON.stringify(oembed));
  }
  if (!isLabImageName(part)) return null;
  const image: LabImage | null = labImages[part];
  if (image === null) return plain(404, 'text/plain; charset=utf-8', 'Not found');
  if (image.isRedirected) return redirect(fileAddress(page, 'large.jpg'));
  const bytes = await readImage(image.file);
  return {
    status: 200,
    headers: { 'content-type': contentTypeOf(image), 'cross-origin-resource-policy': 'cross-origin' },
    bytes,
    zeros: Math.max(0, image.bytes - bytes.length),
    isPaced: false,
  };
}

function pageAnswer(labCase: LabCase, place: LabPlace): LabAnswer {
  return {
    status: labCase.status ?? 200,
    headers: {
      'content-type': labContentType(labCase),
      // One of the pages has a script, to see which crawlers run it. In a browser the page has an opaque origin.
      'content-security-policy':
        "sandbox allow-scripts; default-src 'none'; img-src * data:; script-src 'unsafe-inline'",
      ...labCase.headers,
    },
    bytes: labPage(labCase, place),
    zeros: 0,
    isPaced: true,
  };
}

/** `bytes=0-99` of an answer that gives parts; null: send the whole. Only from the beginning, as crawlers ask. */
export function rangeEnd(range: string | undefined, whole: number): number | null {
  const [, last = ''] = /^bytes=0-(\d{1,12})$/.exec(range ?? '') ?? [];
  return last === '' || Number(last) + 1 >= whole ? null : Number(last) + 1;
}
