import type { StateImage } from './page-state.ts';

// Addresses of images carry tokens and times that differ in every answer and mean the same file: they are compared
// without their query as long as the file is the same.

export const bareAddress = (address: string): string => address.replace(/[?#].*$/, '');

/** Field by field: jsonb gives them back in an order of its own. */
export function comparableImage(image: StateImage | null): string {
  if (image === null) return '';
  const url = bareAddress(image.url);
  if (!image.ok) return JSON.stringify([url, image.reason]);
  const { width, height, bytes, type } = image;
  return JSON.stringify([url, width, height, bytes, type]);
}
