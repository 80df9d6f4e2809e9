import { useEffect, useRef, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { JobProgress } from '#contract/entities/project.ts';
import { api } from '#web/browser-client.ts';

/** Often enough to look alive, rarely enough for a server with many viewers. */
const POLL_MS = 1000;
/** A lost connection is retried with growing delays. */
const MAX_BACKOFF_MS = 15_000;

export const isRunning = (job: JobProgress | null | undefined): job is JobProgress =>
  job?.state === 'waiting' || job?.state === 'running';

/** Follows a background job to its end. `onEnd` is called once, with the last state. */
export function useJob(job: JobProgress | null, onEnd: (job: JobProgress) => void): JobProgress | null {
  const [seen, setSeen] = useState(job);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  const [id, live] = [job?.id, isRunning(job)];
  useEffect(() => {
    if (!id || !live) return;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const ask = async (pause: number) => {
      const found = await api.getJobProgress({ params: { id } }).catch((error: unknown) => error);
      if (isLeft) return;
      // Gone: it was cleaned up after its end.
      if (found instanceof CallFailed && found.status === 404) return;
      if (found instanceof Error) return wait(Math.min(pause * 2, MAX_BACKOFF_MS));
      const now = found as JobProgress;
      setSeen(now);
      if (isRunning(now)) wait(POLL_MS);
      else ended.current(now);
    };
    const wait = (pause: number) => {
      timer = setTimeout(() => ask(pause), pause);
    };
    wait(POLL_MS / 2);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [id, live]);
  return seen?.id === id ? seen : job;
}
