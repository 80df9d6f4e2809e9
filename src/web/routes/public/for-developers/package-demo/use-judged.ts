import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../i18n/language.tsx';
import type { Judged } from './judge-html.ts';

/** Long enough not to judge every letter, short enough to follow the typing. */
const PAUSE_MS = 200;

/** What the package says about the text, shortly after each change. The package is loaded with the first change. */
export function useJudged(html: string, first: { html: string; judged: Judged }) {
  const language = useLanguage();
  const [answer, setAnswer] = useState(first);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (html === answer.html) return;
    let isStale = false;
    const judge = async () => {
      try {
        const { judgeHtml } = await import('./judge-html.ts');
        if (isStale) return;
        setAnswer({ html, judged: judgeHtml(html, language) });
        setFailed(false);
      } catch {
        if (!isStale) setFailed(true);
      }
    };
    const timer = setTimeout(judge, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [html, answer.html, language]);
  return { judged: answer.judged, hasFailed };
}
