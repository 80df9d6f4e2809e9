/** The two shared links of the poll: the same product with the image Linkbild draws, and without one. */
export const pollVariants = ['with-picture', 'without-picture'] as const;
export type PollVariant = (typeof pollVariants)[number];

export interface PollResult {
  /** Of all answers, between 0 and 1. */
  shares: { variant: PollVariant; share: number }[];
  answers: number;
}

/** Every variant has a share; without answers all are 0. */
export function pollResult(counts: readonly { variant: string; answers: number }[]): PollResult {
  const countOf = (variant: PollVariant) => counts.find((count) => count.variant === variant)?.answers ?? 0;
  const answers = pollVariants.reduce((sum, variant) => sum + countOf(variant), 0);
  return {
    answers,
    shares: pollVariants.map((variant) => ({ variant, share: answers ? countOf(variant) / answers : 0 })),
  };
}
