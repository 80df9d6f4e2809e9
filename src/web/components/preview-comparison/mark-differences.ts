import pixelmatch from 'pixelmatch';

/** Images of two sizes are compared at the width of our copies. */
const WIDTH = 480;
/** JPEG of the same image differs a little in every block. */
const THRESHOLD = 0.15;

/** An image with the pixels that differ, transparent elsewhere, and how large a part they are. */
export async function markDifferences(before: string, after: string): Promise<{ url: string; share: number }> {
  const [old, fresh] = await Promise.all([load(before), load(after)]);
  const height = Math.max(1, Math.round((WIDTH * fresh.height) / fresh.width));
  const marks = new ImageData(WIDTH, height);
  const [first, second] = [old, fresh].map((image) => pixelsOf(image, height));
  if (!first || !second) throw new Error('no canvas');
  const options = { threshold: THRESHOLD, diffMask: true, diffColor: [230, 0, 90] as [number, number, number] };
  const count = pixelmatch(first.data, second.data, marks.data, WIDTH, height, options);
  const canvas = canvasOf(height);
  canvas.getContext('2d')?.putImageData(marks, 0, 0);
  return { url: canvas.toDataURL('image/png'), share: count / (WIDTH * height) };
}

/** Fetched with the session, which an image of another host would not be, and drawn from memory. */
async function load(url: string): Promise<ImageBitmap> {
  const response = await fetch(url, { credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status}`);
  return createImageBitmap(await response.blob());
}

function canvasOf(height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width: WIDTH, height });
}

function pixelsOf(image: ImageBitmap, height: number): ImageData | undefined {
  const context = canvasOf(height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0, WIDTH, height);
  return context?.getImageData(0, 0, WIDTH, height);
}
