import type { Project } from '#contract/entities/project.ts';
import { isLeftOut } from '#domain/billing/left-out.ts';
import type { Text } from '#domain/language.ts';

/** Nothing of the site could be read: the one sentence that says why. Null: something was, or nothing was tried yet. */
export const whyUnreadable = ({ problems }: Pick<Project, 'problems'>, pagesRead: number): Text | null =>
  pagesRead === 0 ? (problems.find((problem) => !isLeftOut(problem)) ?? null) : null;
