import { z } from 'zod';

/** A website of an owner, and what it uses of the plan. */
export const Website = z.object({
  id: z.number(),
  slug: z.string(),
  address: z.string(),
  isCovered: z.boolean(),
  /** A plan of its own, or one that Shopify bills. */
  hasOwnPlan: z.boolean(),
  pages: z.number(),
  pagesFound: z.number().nullable(),
  people: z.number(),
  auditPages: z.number(),
  looks: z.number(),
});
