/** As people write it: `JPG`, `WebP`, `AVIF`. */
export function imageTypeName(type: string): string {
  if (type === 'jpeg') return 'JPG';
  return type === 'webp' ? 'WebP' : type.toUpperCase();
}
