import { describeSecondStep } from '#flows/factors/second-step.ts';
import type { Handler } from '../handler.ts';

export const getSecondStep: Handler<'getSecondStep'> = ({ io, readCookie }) =>
  describeSecondStep(io, readCookie('pendingLogin'));
