import clsx from 'clsx';
import type { Card } from '#domain/audit/emulation/card.ts';
import type { Language } from '#domain/language.ts';
import { sceneTexts } from '#web/previews/texts.ts';

/** The poster in the surrounding feed: the site itself. */
export const authorOf = (card: Card, language: Language): string =>
  card.siteName?.trim() || shownHost(card) || sceneTexts.page[language];

/** Host in lower case without www, however the platform shows it. */
export const shownHost = (card: Card): string => card.host.toLowerCase().replace(/^www\./, '');

/** The poster as an account name: letters and digits only. */
export function handleOf(card: Card): string {
  const handle = (shownHost(card).split(/[.:/]/)[0] ?? '').replace(/[^a-z0-9_]/g, '');
  return handle === '' ? 'page' : handle.slice(0, 15);
}

const TONES = 6;

/** A drawn profile image: one letter on a colour derived from the name. */
export function Avatar({ name, size, shape = 'circle' }: { name: string; size: number; shape?: 'circle' | 'square' }) {
  const letter = [...name.trim()].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? '•';
  const tone = [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % TONES;
  return (
    <span
      className={clsx('pv-avatar', `pv-tone-${tone}`, shape === 'square' && 'pv-avatar-square')}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.44) }}
    >
      {letter.toLocaleUpperCase('en')}
    </span>
  );
}
