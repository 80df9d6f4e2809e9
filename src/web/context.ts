import { createContext } from 'react-router';
import type { Api } from '#contract/client.ts';
import type { LegalFacts } from '#domain/legal/legal-document.ts';

// Values that the server passes to loaders and actions of one request. The client makes its calls in-process with the
// visitor's own cookie, so permissions are implemented once, in the API.

/** API calls as this visitor. Cookies set by a call (login, logout) reach the visitor with the page's response. */
export const apiContext = createContext<Api>();

export interface Site {
  /** Public origin, without trailing slash. */
  url: string;
  /** Where the product serves images, including those of its own pages. */
  imagesUrl: string;
  /** URL of the browser's entry module in this build; island pages load it without the router. */
  entryModule: string;
  analyticsScriptUrl: string | null;
  /** The API's URL for the browser; a path of this origin unless it has its own host. */
  apiUrl?: string;
  /** For a Content-Security-Policy with nonces: written on every script of the page. */
  nonce?: string;
  /** Whether the machine has a Chromium: reports are then offered as PDF. */
  hasBrowser?: boolean;
  /** Whether this installation has the keys of a Shopify app. */
  hasShopifyApp?: boolean;
  /** Whether this installation has the keys of a payment provider. */
  hasStripe?: boolean;
  /** Who runs this installation, and what is set up in it. */
  legal?: LegalFacts;
  /** A public site whose operator has yet to fill something in. */
  isIncomplete?: boolean;
  /** On the screens of the Shopify app. */
  shopify?: { apiKey: string; appBridgeUrl: string };
  /** This request has no page; the error screen says why. */
  notice?: { status: number; message: string };
}
export const siteContext = createContext<Site>();
