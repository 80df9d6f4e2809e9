import { createTokens, type Tokens } from '../auth/tokens.ts';
import type { Clock } from '../clock.ts';
import type { AppSubscription } from './billing.ts';
import type { BulkOperation } from './bulk-operation.ts';
import type { Metafield } from './metafields.ts';

/** The app in one shop, from its installation until it is uninstalled. */
export interface Installation {
  id: number;
  scopes: string[];
  tokens: Tokens;
  subscriptions: AppSubscription[];
  bulkOperations: BulkOperation[];
  /** Read by the app's own embeds only. */
  metafields: Metafield[];
}

export const createInstallation = (id: number, scopes: string[], clock: Clock): Installation => ({
  id,
  scopes: [...scopes],
  tokens: createTokens(clock),
  subscriptions: [],
  bulkOperations: [],
  metafields: [],
});
