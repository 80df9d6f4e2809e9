import { createContext, useContext, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { DEFAULT_TIME_ZONE } from '#domain/format/dates.ts';
import type { Audience } from '#domain/operator/operator.ts';
import type { Preferences } from './preferences.ts';

/** The data of every page. Undefined after an error before the root loader: only the error page has to handle that. */
export interface RootData {
  siteUrl: string;
  apiUrl: string | null;
  imagesUrl: string;
  entryModule: string;
  analyticsScriptUrl: string | null;
  /** Whether merchants can install Linkbild in their Shopify store. */
  hasShopifyApp: boolean;
  /** Whether people buy plans by themselves. */
  hasStripe: boolean;
  /** To whom the operator sells; null: not decided yet. */
  sellsTo: Audience | null;
  /** A public site whose operator has yet to fill something in. */
  isIncomplete: boolean;
  /** On the screens of the Shopify app: what App Bridge needs. */
  shopify: { apiKey: string; appBridgeUrl: string } | null;
  preferences: Preferences;
  /** The server's clock when the page was rendered: server and browser count "yesterday" from the same time. */
  now: string;
}

/** The zone of the first page in this window: the browser tells its own only after it. */
let shownZone: string | null = null;

/** Times keep their zone until the next page load, or all of them would jump with the first click. */
export function withShownZone(root: RootData | undefined, isBrowser: boolean): RootData | undefined {
  if (!root || !isBrowser) return root;
  shownZone ??= root.preferences.timeZone;
  if (shownZone === root.preferences.timeZone) return root;
  return { ...root, preferences: { ...root.preferences, timeZone: shownZone } };
}

export function useRootData(): RootData | undefined {
  const root = useRouteLoaderData<RootData>('root');
  return useMemo(() => withShownZone(root, typeof document !== 'undefined'), [root]);
}

/** In which times are written. */
export const useTimeZone = (): string => useRootData()?.preferences.timeZone ?? DEFAULT_TIME_ZONE;

/** The nonce of this response's Content-Security-Policy; only the server knows it, browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = () => useContext(NonceContext);
