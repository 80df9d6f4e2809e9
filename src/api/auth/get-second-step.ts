import { describeSecondStep } from '#flows/factors/second-step.ts';
import type { Handler } from '../handler.ts';
import { pendingTokenOf } from './challenge-cookie.ts';

export const getSecondStep: Handler<'getSecondStep'> = ({ io, request }) =>
  describeSecondStep(io, pendingTokenOf(request));
