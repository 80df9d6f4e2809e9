import { describePlan } from '#flows/describe-plan.ts';
import type { Handler } from '../handler.ts';

export const getPlan: Handler<'getPlan'> = ({ io, projectId, user }) => describePlan(io, projectId, user.id);
