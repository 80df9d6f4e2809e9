import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FoundPage } from '#contract/calls/search.ts';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { api } from '#web/browser-client.ts';
import { SELECT_DEBOUNCE_MS } from '#web/constants.ts';
import { quickSearchTexts } from '#web/i18n/app/quick-search.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import type { AppData } from '#web/layouts/app.tsx';
import { useRootData } from '#web/root-data.ts';
import { type Result, resultGroups } from './result-groups.ts';

interface QuickSearchOptions extends Pick<AppData, 'user' | 'project'> {
  /** Of the list of results. */
  id: string;
  onClose: () => void;
}

/** The typed text, the results, and the selected one. */
export function useQuickSearch({ user, project, onClose, id }: QuickSearchOptions) {
  const texts = useTexts(quickSearchTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const hasStripe = useRootData()?.hasStripe ?? false;
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = useFound(typed, project?.id);
  const groups = resultGroups({ typed, language, user, project, hasStripe, found, texts });
  const results = groups.flatMap((group) => group.results);
  const current = Math.max(0, Math.min(active, results.length - 1));
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);
  const open = (result: Result | undefined) => {
    if (!result) return;
    onClose();
    navigate(result.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive(results.length ? (current + step + results.length) % results.length : 0);
    else if (event.key === 'Enter') open(results[current]);
    else return;
    event.preventDefault();
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  return { typed, type, found, groups, results, current, point: setActive, open, onKeyDown };
}

interface Found {
  /** The text that it was found for. */
  typed: string;
  projects: ProjectSummary[];
  pages: FoundPage[];
  isFailed: boolean;
}
const nothing = { projects: [], pages: [], isFailed: false };

/** Websites and pages, requested from the server after a pause in typing; it knows what the person may open. */
function useFound(typed: string, projectId: number | undefined) {
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
