import type { AnyAdminList } from './admin-list.ts';
import * as customers from './customers.ts';
import * as operation from './operation.ts';

/** Every list of the super admin. */
export const adminLists: readonly AnyAdminList[] = [...Object.values(customers), ...Object.values(operation)];
