import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { quickSearchTexts } from '../i18n/app/quick-search.ts';
import { useLanguage, useTexts } from '../i18n/language.tsx';
import type { AppData } from '../layouts/app.tsx';
import { useRootData } from '../root-data.ts';
import { type Result, resultGroups } from './result-groups.ts';
import { useFound } from './use-found.ts';

interface QuickSearchOptions extends Pick<AppData, 'user' | 'project'> {
  /** Of the list of results. */
  id: string;
  onClose: () => void;
}

/** What is typed, what was found, and which result the keys are on. */
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
