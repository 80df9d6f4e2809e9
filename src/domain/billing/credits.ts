/** Pay As You Go: bought once, one credit per generated image, no expiry (docs/decisions/009-what-the-specification-leaves-open.md#plans). */
export interface CreditBundle {
  /** `credits-500`. */
  id: string;
  credits: number;
  cents: number;
}

const bundle = (credits: number, euros: number): CreditBundle => ({
  id: `credits-${credits}`,
  credits,
  cents: euros * 100,
});

export const creditBundles: readonly CreditBundle[] = [
  bundle(100, 5),
  bundle(500, 20),
  bundle(2500, 75),
  bundle(10_000, 200),
];

export const CREDITS_PER_IMAGE = 1;

export interface ChosenCredits {
  bundles: { bundle: CreditBundle; times: number }[];
  credits: number;
  cents: number;
}

const [small, medium, large, huge] = creditBundles as readonly [CreditBundle, CreditBundle, CreditBundle, CreditBundle];
/** More of one bundle cost more than the next larger one. */
const MAX_LARGE = 3;
const MAX_MEDIUM = 4;
const MAX_SMALL = 5;

/** The cheapest bundles for so many images; for the same price, the most credits. */
export function cheapestCredits(images: number): ChosenCredits {
  const whole = Math.floor(images / huge.credits);
  const rest = images - whole * huge.credits;
  let best = chosen([[huge, whole + 1]]);
  for (let larges = 0; larges <= MAX_LARGE; larges++) {
    for (let mediums = 0; mediums <= MAX_MEDIUM; mediums++) {
      const missing = rest - larges * large.credits - mediums * medium.credits;
      const smalls = Math.max(0, Math.ceil(missing / small.credits));
      if (smalls > MAX_SMALL) continue;
      const option = chosen([
        [huge, whole],
        [large, larges],
        [medium, mediums],
        [small, smalls],
      ]);
      const isBetter = option.cents < best.cents || (option.cents === best.cents && option.credits > best.credits);
      if (isBetter) best = option;
    }
  }
  return best;
}

function chosen(counted: readonly (readonly [CreditBundle, number])[]): ChosenCredits {
  const bundles = counted.filter(([, times]) => times > 0).map(([bundle, times]) => ({ bundle, times }));
  const sum = (of: (bundle: CreditBundle) => number) =>
    bundles.reduce((all, { bundle, times }) => all + of(bundle) * times, 0);
  return { bundles, credits: sum(({ credits }) => credits), cents: sum(({ cents }) => cents) };
}
