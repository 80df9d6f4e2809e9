import { createHash } from 'node:crypto';

/** A readable file name that two paths never share: `products-vase-1f3a9c.svg`. */
export function pictureName(path: string): string {
  const words =
    path
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'home';
  return `${words}-${createHash('sha256').update(path).digest('hex').slice(0, 6)}.svg`;
}
