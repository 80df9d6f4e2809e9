import { AsyncLocalStorage } from 'node:async_hooks';

// While a super admin acts as somebody, the person counts as the actor of everything that is logged. So that no entry
// can leave out who it really was, the log asks here instead of relying on every caller to pass it on.

const admins = new AsyncLocalStorage<number>();

export const runAsActing = <Result>(adminId: number | null, work: () => Result): Result =>
  adminId === null ? work() : admins.run(adminId, work);

export const actingAdminId = (): number | null => admins.getStore() ?? null;
