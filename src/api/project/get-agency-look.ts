import { readAgencyLook } from '#flows/reports/agency-look.ts';
import type { Handler } from '../handler.ts';

export const getAgencyLook: Handler<'getAgencyLook'> = ({ io, projectId }) => readAgencyLook(io, projectId);
