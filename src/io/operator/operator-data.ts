import { eq } from 'drizzle-orm';
import { type MissingField, noOperator, type Operator } from '#domain/operator/operator.ts';
import type { Db } from '#io/db/db.ts';
import { installationSettings } from '#io/db/schema/index.ts';

export interface OperatorData {
  /** The stored data, overridden by the environment. While the database is unavailable: as last read. */
  current(): Promise<Operator>;
  /** Set by the environment, so the screen cannot change them. */
  fixed: readonly MissingField[];
  save(operator: Operator): Promise<void>;
}

/** Every page and mail needs it; another process has a change after this long. */
const CACHE_MS = 5_000;

export function createOperatorData(db: Db, set: Partial<Operator>, uptime: () => number): OperatorData {
  let known: { operator: Operator; until: number } | null = null;

  async function read(): Promise<Operator> {
    const [row] = await db
      .select({ data: installationSettings.data })
      .from(installationSettings)
      .where(eq(installationSettings.name, 'operator'));
    return { ...noOperator, ...row?.data, ...set };
  }

  return {
    fixed: Object.keys(set) as MissingField[],
    async current() {
      if (known && known.until > uptime()) return known.operator;
      const operator = await read().catch(() => known?.operator ?? { ...noOperator, ...set });
      known = { operator, until: uptime() + CACHE_MS };
      return operator;
    },
    async save(operator) {
      await db
        .insert(installationSettings)
        .values({ name: 'operator', data: operator })
        .onConflictDoUpdate({ target: installationSettings.name, set: { data: operator, updatedAt: new Date() } });
      known = null;
    },
  };
}
