import { previewPlanChange as preview } from '#flows/billing/stripe/change-plan.ts';
import type { Handler } from '../handler.ts';

export const previewPlanChange: Handler<'previewPlanChange'> = ({ io, projectId, body }) =>
  preview(io, { projectId, ...body });
