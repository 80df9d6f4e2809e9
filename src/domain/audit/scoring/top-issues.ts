import type { Gain } from '#domain/audit/texts/issue-texts.ts';

interface Gaining {
  gain: Pick<Gain, 'points' | 'images'> | null;
  pages: number;
}

/** The issues whose fix brings most: points, then images gained, then pages; those without a gain in their own order. */
export function topIssuesOf<One extends Gaining>(issues: readonly One[], most: number): One[] {
  const worth = ({ gain }: One) => gain?.points ?? 0;
  const images = ({ gain }: One) => gain?.images.length ?? 0;
  return issues
    .map((issue, at) => ({ issue, at }))
    .sort(
      (a, b) =>
        worth(b.issue) - worth(a.issue) ||
        images(b.issue) - images(a.issue) ||
        (worth(a.issue) > 0 ? b.issue.pages - a.issue.pages : 0) ||
        a.at - b.at,
    )
    .map(({ issue }) => issue)
    .slice(0, most);
}
