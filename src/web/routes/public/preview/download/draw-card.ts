import { CallFailed } from '#contract/client.ts';
import { api } from '#web/browser-client.ts';

// A card as it stands on the screen, as a file: its markup and the page's own styles inside an SVG, drawn on a canvas.
// So the file shows what the visitor sees, in their fonts, and no browser runs on the server for strangers
// (docs/decisions/040-preview-tools.md). Images of other sites may be shown but not read, and would make the canvas
// unreadable: the server reads them (POST /sub-page-checker/card-image).

/** Sharp on any screen. */
const SCALE = 2;

/** The PNG of a drawing (`.pv`). Throws if an image cannot be read. */
async function drawCard(drawing: HTMLElement): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as HTMLElement;
  copy.style.cssText += `;width:${width}px;height:${height}px;margin:0`;
  await embedImages(drawing, copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(copy, width, height))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  const brush = canvas.getContext('2d');
  brush?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the canvas gives no image');
  return blob;
}

function svgOf(copy: HTMLElement, width: number, height: number): string {
  const markup = new XMLSerializer().serializeToString(copy);
  const style = `<style>${styleSheets().replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>`;
  // Not by `viewBox`: Safari leaves HTML in an SVG at its own size.
  const page = `<div xmlns="http://www.w3.org/1999/xhtml" style="zoom:${SCALE}">${style}${markup}</div>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}">` +
    `<foreignObject width="100%" height="100%">${page}</foreignObject></svg>`
  );
}

/** Everything the page has. Fonts are left out: an SVG image may load nothing, and cards use those of the system. */
function styleSheets(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join('\n');
}

async function embedImages(drawing: HTMLElement, copy: HTMLElement): Promise<void> {
  const shown = [...drawing.querySelectorAll('img')];
  const copies = [...copy.querySelectorAll('img')];
  await Promise.all(
    copies.map(async (image, at) => {
      const url = shown[at]?.currentSrc || image.src;
      image.removeAttribute('srcset');
      image.removeAttribute('loading');
      // Safari draws the SVG before an image in it is decoded.
      image.decoding = 'sync';
      image.src = url.startsWith('data:') ? url : await dataUrlOf(url);
    }),
  );
}

async function dataUrlOf(url: string): Promise<string> {
  if (new URL(url).origin === location.origin) return readAsDataUrl(await (await fetch(url)).blob());
  const { base64, contentType } = await api.getCardImage({ body: { url } });
  return `data:${contentType};base64,${base64}`;
}

const readAsDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** Null if it worked, else the server's words for why not; empty: there are none. */
export async function saveCard(drawing: HTMLElement, name: string): Promise<string | null> {
  try {
    save(await drawCard(drawing), name);
    return null;
  } catch (error) {
    return error instanceof CallFailed ? (error.errors.url?.[0] ?? error.message) : '';
  }
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has begun; the browser keeps the bytes until it is done.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
