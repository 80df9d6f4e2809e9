import QRCode from 'qrcode';
import { contentHash } from '#io/files/content-key.ts';
import { type Answer, type Asking, answerPicture, cacheControls, pictureHeaders } from './answer.ts';

/** What a code of moderate size holds and a phone still reads from a screen. */
const MAX_CHARACTERS = 1_500;
const SIZES = { least: 64, most: 1_024, usual: 320 };

/** `{QR_URL}?url=…`, as SVG or with `format=png` (and `size=` in pixels) as PNG; `code.svg` and `code.png` say it in the path. */
export async function answerQr(asking: Asking, rest: string, query: URLSearchParams): Promise<Answer> {
  const url = URL.parse(query.get('url') ?? '');
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  if (!isWeb || url.href.length > MAX_CHARACTERS || !/^(?:code\.(?:svg|png))?$/.test(rest)) return noCode;
  const isPng = rest === 'code.png' || (rest === '' && query.get('format') === 'png');
  const size = Math.round(Number(query.get('size') ?? SIZES.usual));
  const width = size >= SIZES.least && size <= SIZES.most ? size : SIZES.usual;
  const options = { errorCorrectionLevel: 'M', margin: 2, width } as const;
  const bytes = isPng
    ? await QRCode.toBuffer(url.href, { ...options, type: 'png' })
    : Buffer.from(await QRCode.toString(url.href, { ...options, type: 'svg' }));
  return answerPicture(asking, {
    bytes,
    contentType: isPng ? 'image/png' : 'image/svg+xml',
    etag: contentHash(bytes),
    cacheControl: cacheControls.immutable,
  });
}

const noCode: Answer = {
  status: 400,
  headers: { ...pictureHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: new TextEncoder().encode('url: a web address of at most 1,500 characters'),
};
