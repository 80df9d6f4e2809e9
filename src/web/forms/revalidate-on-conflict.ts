import type { ShouldRevalidateFunction } from 'react-router';

/**
 * After an error a screen keeps what it shows; after a conflict (409) it must reload: the person has to see what
 * somebody else saved, together with the response.
 */
export const revalidateOnConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 409;
