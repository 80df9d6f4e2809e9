import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and until React handles the page. A form that needs scripts would be submitted as it is before. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
