import type { BasePlan } from '#domain/enumerations.ts';

/** docs/decisions/009-what-the-specification-leaves-open.md#audit: up to 20 sub pages, more in paid plans. */
export const auditPagesOf: Record<BasePlan, number> = { free: 20, starter: 50, professional: 100 };
