import { useMatches } from 'react-router';
import { screenOfRoute } from '#web/paths.ts';
import { placeOf } from './section-places.ts';

/** Section and tab of the screen that is open. */
export const useOpenPlace = () => placeOf(screenOfRoute(useMatches().at(-1)?.id));
