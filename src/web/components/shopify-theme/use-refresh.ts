import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** How often running work is asked about. */
const POLL_MS = 3_000;

/** Reloads what the page shows while something is running. */
export function useRefresh(isRunning: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
