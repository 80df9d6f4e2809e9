import type { CardImage } from '#domain/audit/emulation/card.ts';
import { imageTypeName } from '#domain/audit/texts/name-list.ts';
import { fileSize } from '#domain/format/numbers.ts';
import type { Language } from '#domain/language.ts';

/** `lamp.webp · 1200×630 · WebP · 1,9 MB` */
export function imageText({ url, width, height, type, bytes }: CardImage, language: Language): string {
  const name = URL.canParse(url) ? decodedName(new URL(url).pathname) : url;
  const size = width && height ? `${width}×${height}` : null;
  return [name, size, type && imageTypeName(type), bytes === null ? null : fileSize(bytes, language)]
    .filter(Boolean)
    .join(' · ');
}

function decodedName(pathname: string): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // a stray % is part of the name
  }
}
