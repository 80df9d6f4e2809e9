import { createContext } from 'react-router';
import type { Api } from '#contract/client.ts';

// What the server hands to loaders and actions of one request. The client inside makes its calls in-process with the
// visitor's own cookie, so permissions live once, in the API.

/** Calls of the API as this visitor. Cookies that a call sets (login, logout) reach the visitor with the page's answer. */
export const apiContext = createContext<Api>();

export interface Site {
  /** Public origin, without slash at the end. */
  url: string;
  /** Where the product serves images, its own pages' included. */
  imagesUrl: string;
  /** Address of the browser's entry module in this build; island pages load it without the router. */
  entryModule: string;
  analyticsScriptUrl: string | null;
  /** Where the browser finds the API; a path of this origin unless it has a host of its own. */
  apiUrl?: string;
  /** For a Content-Security-Policy with nonces: written on every script of the page. */
  nonce?: string;
  /** Whether the machine has a Chromium: reports are then offered as PDF. */
  hasBrowser?: boolean;
  /** This request has no page; the error screen says why. */
  notice?: { status: number; message: string };
}
export const siteContext = createContext<Site>();
