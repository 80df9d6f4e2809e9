// A QR code as SVG or PNG. Runs only in a render process. The library's own PNG takes 130 ms of processor time for
// 1,400 letters at 1,024 px, nearly all of it for pixels of four bytes each; here a pixel is one bit.
import { crc32, deflateSync } from 'node:zlib';
import QRCode from 'qrcode';
import type { QrJob } from './processes/render-job.ts';

/** Light modules around the code. */
const MARGIN = 2;

export function drawQr({ text, type, width }: QrJob): Uint8Array {
  // Level M tolerates a crease and a coffee stain.
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * MARGIN;
  const isDark = (row: number, column: number) => {
    const [y, x] = [row - MARGIN, column - MARGIN];
    return y >= 0 && x >= 0 && y < modules.size && x < modules.size && modules.get(y, x) !== 0;
  };
  return Buffer.from(type === 'png' ? asPng(side, width, isDark) : asSvg(side, width, isDark));
}

type IsDark = (row: number, column: number) => boolean;

function asSvg(side: number, width: number, isDark: IsDark): string {
  const runs: string[] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const start = column;
      while (isDark(row, column)) column += 1;
      if (column > start) runs.push(`M${start} ${row}h${column - start}v1h-${column - start}z`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h${side}v${side}H0z"/><path fill="#000000" d="${runs.join('')}"/></svg>`;
}

/** Black and white, one bit per pixel; each row begins with a byte for "no filter". */
function asPng(side: number, width: number, isDark: IsDark): Buffer {
  const rowBytes = 1 + Math.ceil(width / 8);
  const pixels = Buffer.alloc(rowBytes * width);
  const moduleAt = Array.from({ length: width }, (_, at) => Math.floor((at * side) / width));
  for (const [y, row] of moduleAt.entries()) {
    if (row === moduleAt[y - 1]) {
      pixels.copyWithin(y * rowBytes, (y - 1) * rowBytes, y * rowBytes);
      continue;
    }
    for (const [x, column] of moduleAt.entries()) {
      if (isDark(row, column)) continue;
      const at = y * rowBytes + 1 + (x >> 3);
      pixels[at] = (pixels[at] ?? 0) | (128 >> (x & 7));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  // One bit, greyscale; default compression, filter and interlacing.
  header.writeUInt8(1, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
