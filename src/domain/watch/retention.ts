import type { BasePlan } from '#domain/enumerations.ts';

/** How long the history of previews is kept, in months; the pricing page says so. */
export const retentionMonthsOf: Record<BasePlan, number> = { free: 1, starter: 3, professional: 12 };
export const MAX_RETENTION_MONTHS = Math.max(...Object.values(retentionMonthsOf));
