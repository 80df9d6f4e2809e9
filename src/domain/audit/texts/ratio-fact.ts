import { writeRatio } from '#domain/format/numbers.ts';
import type { Language } from '#domain/language.ts';
import type { Facts } from '../checks/outcome.ts';

/** `1.50:1`, in German `1,50:1`, from the sides of the image. */
export const ratioFact = ({ width, height }: Facts, language: Language): string =>
  typeof width === 'number' && typeof height === 'number' ? writeRatio(width, height, language) : '?';
