import { useEffect, useState } from 'react';
import type { ProjectSummary } from '#contract/entities/user.ts';
import type { FoundPage } from '#contract/search.ts';
import { api } from '../browser-client.ts';
import { SELECT_DEBOUNCE_MS } from '../constants.ts';

interface Found {
  /** What was typed when it was found. */
  typed: string;
  projects: ProjectSummary[];
  pages: FoundPage[];
  isFailed: boolean;
}
const nothing = { projects: [], pages: [], isFailed: false };

/** Websites and pages, asked of the server after a pause in typing; it knows what the person may open. */
export function useFound(typed: string, projectId: number | undefined) {
  const [found, setFound] = useState<Found>({ typed: '', ...nothing });
  const text = typed.trim();
  useEffect(() => {
    if (text === '') return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const query = { text, ...(projectId === undefined ? {} : { projectId }) };
      const answer = await api.quickSearch({ query }).catch(() => null);
      if (!isStale)
        setFound({ typed: text, ...(answer ? { ...answer, isFailed: false } : { ...nothing, isFailed: true }) });
    }, SELECT_DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text, projectId]);
  // Until the answer comes the last one stays: a list that empties with every letter cannot be read.
  return text === '' ? { ...nothing, isSearching: false } : { ...found, isSearching: found.typed !== text };
}
