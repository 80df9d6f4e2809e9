import type { Audit } from '#contract/entities/audit.ts';
import { beginningOf } from '#web/print-sheets/fit-to-sheet.ts';

/** Some shops write a sentence into their name: a heading of two lines is enough. */
const CHARACTERS = 45;

/** A shop's name as the heading of its report; without one its address. */
export const shopNameOf = ({ title, address }: Pick<Audit['project'], 'title' | 'address'>): string =>
  beginningOf(title, CHARACTERS) ?? address;

interface ShopLogoProps {
  url: string | null;
  name: string;
  /** In px. */
  size: number;
}

/** The shop's own logo, on white as most are made for it. Without one, or if it cannot be loaded, its first letter. */
export function ShopLogo({ url, name, size }: ShopLogoProps) {
  const letter = ([...name].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? '').toLocaleUpperCase('en');
  const box = 'shrink-0 rounded-md border border-line';
  const style = { width: size, height: size, fontSize: size * 0.45 };
  if (url === null) {
    return (
      <span aria-hidden style={style} className={`${box} grid place-items-center bg-sunken font-display`}>
        {letter}
      </span>
    );
  }
  // Only an image that failed draws what comes after it.
  const instead =
    'after:absolute after:inset-0 after:grid after:place-items-center after:bg-sunken after:font-display after:content-[attr(data-letter)]';
  return (
    <img
      src={url}
      alt=""
      width={size}
      height={size}
      data-letter={letter}
      referrerPolicy="no-referrer"
      style={style}
      className={`${box} ${instead} relative overflow-hidden bg-white object-contain p-1`}
    />
  );
}
