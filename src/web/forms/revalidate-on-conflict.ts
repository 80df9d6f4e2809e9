import type { ShouldRevalidateFunction } from 'react-router';

/**
 * After a refusal a screen keeps what it shows; after a conflict (409) it must not: what somebody else saved is what the
 * person has to see, together with the answer.
 */
export const revalidateOnConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 409;
