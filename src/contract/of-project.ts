import type { Access } from '#domain/access/permissions.ts';
import type { Scope } from './call.ts';
import { idParams } from './fields.ts';

const scope: Scope = { entity: 'project', in: 'params', field: 'id' };

/** What calls below `/project/{id}` have in common, and who may use them. */
export const ofProject = <Who extends Access>(access: Who) => ({ access, scope, params: idParams });
