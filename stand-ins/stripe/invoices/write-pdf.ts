// A PDF of one page and one font: enough to be opened, printed and searched.
const PAGE_HEIGHT = 842;
const LEFT = 56;
const RIGHT = 539;

export interface PdfLine {
  left: string;
  right?: string;
  size?: number;
}

/** What WinAnsi puts elsewhere than Latin-1. */
const moved = new Map([
  ['€', 0x80],
  ['„', 0x84],
  ['…', 0x85],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
]);

function encode(text: string): string {
  return [...text.replace(/[\u00A0\u202F]/g, ' ')]
    .map((char) => {
      const code = moved.get(char) ?? char.charCodeAt(0);
      if (code > 0xff) return '?';
      return '()\\'.includes(char) ? `\\${char}` : String.fromCharCode(code);
    })
    .join('');
}

/** Helvetica's digits are 0.556 wide; others are near enough for amounts set to the right. */
const widthOf = (text: string, size: number) => text.length * 0.52 * size;

function content(lines: PdfLine[]): string {
  let y = PAGE_HEIGHT - 72;
  const parts: string[] = [];
  const put = (x: number, size: number, text: string) =>
    parts.push(`BT /F1 ${size} Tf ${x.toFixed(1)} ${y} Td (${encode(text)}) Tj ET`);
  for (const { left, right, size = 10 } of lines) {
    if (left) put(LEFT, size, left);
    if (right) put(RIGHT - widthOf(right, size), size, right);
    y -= Math.round(size * 1.6);
  }
  return parts.join('\n');
}

export function writePdf(title: string, lines: PdfLine[]): Buffer {
  const stream = content(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${PAGE_HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${encode(title)}) >>`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
