import { useRouteLoaderData } from 'react-router';
import type { Preferences } from './preferences.ts';

/** What every page knows. An error before the root loader leaves it undefined: only the error page has to bear that. */
export interface RootData {
  siteUrl: string;
  apiUrl: string | null;
  imagesUrl: string;
  entryModule: string;
  analyticsScriptUrl: string | null;
  preferences: Preferences;
  /** The server's clock when the page was made: server and browser count "yesterday" from the same moment. */
  now: string;
}

export const useRootData = (): RootData | undefined => useRouteLoaderData('root');
