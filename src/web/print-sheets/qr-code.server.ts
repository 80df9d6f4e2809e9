import QRCode from 'qrcode';

/** A QR code as one path in a square of `size` units: sharp on paper at any size, without a request. */
export interface QrCode {
  url: string;
  size: number;
  path: string;
}

export function qrCodeOf(url: string): QrCode {
  // Level M tolerates a crease and a coffee stain.
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const cells: string[] = [];
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) cells.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  return { url, size: modules.size, path: cells.join('') };
}
