import { describePlan } from '#flows/billing/describe-plan.ts';
import type { Handler } from '../handler.ts';

export const getPlan: Handler<'getPlan'> = ({ io, projectId, user }) => describePlan(io, projectId, user.id);
