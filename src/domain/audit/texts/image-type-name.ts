/** As people write it: `JPG`, `WebP`, `AVIF`. */
export function imageTypeName(type: string): string {
  if (type === 'jpeg') return 'JPG';
  return type === 'webp' ? 'WebP' : type.toUpperCase();
}

const usualFirst = ['jpeg', 'png', 'webp', 'gif', 'avif', 'svg'];

/** In one order, so that equal lists read alike: `JPG, PNG, WebP`. */
export const imageTypeNames = (types: readonly string[]): string =>
  [...types]
    .sort((a, b) => usualFirst.indexOf(a) - usualFirst.indexOf(b))
    .map(imageTypeName)
    .join(', ');
