import { removeAgencyLogo } from '#flows/reports/agency-look.ts';
import type { Handler } from '../handler.ts';

export const deleteAgencyLogo: Handler<'deleteAgencyLogo'> = ({ io, projectId }) => removeAgencyLogo(io, projectId);
