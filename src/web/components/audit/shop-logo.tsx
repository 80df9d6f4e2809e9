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
