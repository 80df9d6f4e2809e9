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
