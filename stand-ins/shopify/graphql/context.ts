import type { AppConfig } from '../app-config.ts';
import type { Clock } from '../clock.ts';
import type { Installation } from '../shop/installation.ts';
import type { Shop } from '../shop/shop.ts';

/** What a resolver knows about the request. */
export interface AdminContext {
  shop: Shop;
  app: AppConfig;
  clock: Clock;
  installation: Installation;
  scopes: string[];
  /** In a bulk operation connections are read to their end. */
  isBulk: boolean;
}

/** Fields by name: a value, or a function that is called with the arguments when the field is asked for. */
export type AdminNode = Record<string, unknown>;
