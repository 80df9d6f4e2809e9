import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { Fix } from './fix.ts';
import { imageFixes } from './image-checks.ts';
import { imageUrlFixes } from './image-url-checks.ts';
import { reachFixes } from './reach-checks.ts';
import { wordFixes } from './word-checks.ts';

/** A check without its guide does not compile. In the order in which the overview shows them. */
export const fixes: Record<CheckId, Fix> = { ...imageFixes, ...imageUrlFixes, ...wordFixes, ...reachFixes };
