import { useRouteLoaderData } from 'react-router';
import type { Audience } from '#domain/operator/operator.ts';
import type { Preferences } from './preferences.ts';

/** What every page knows. Undefined after an error before the root loader: only the error page has to handle that. */
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

export const useRootData = (): RootData | undefined => useRouteLoaderData('root');
