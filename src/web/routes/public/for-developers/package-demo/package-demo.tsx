import { useEffect, useRef, useState } from 'react';
import { Field, fieldIds, inputClass } from '#web/components/ui/field.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { packageDemoTexts } from '#web/i18n/public/package.ts';
import { DemoCards } from './demo-cards.tsx';
import { DemoFindings } from './demo-findings.tsx';
import { exampleHtml, exampleNames, isExampleName } from './examples.ts';
import type { Judged } from './judge-html.ts';

const [firstExample] = exampleNames;

/** The package at work in the reader's browser. Without scripts it is an example with its result. */
export default function PackageDemo({ first }: { first: Judged }) {
  const texts = useTexts(packageDemoTexts);
  const language = useLanguage();
  const firstHtml = exampleHtml(firstExample, language);
  const [html, setHtml] = useState(firstHtml);
  const { judged, hasFailed } = useJudged(html, { html: firstHtml, judged: first });
  const [isAwake, setAwake] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const choose = (name: string) => {
    if (isExampleName(name)) setHtml(exampleHtml(name, language));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; somebody may have chosen before this code was there
  useEffect(() => {
    setAwake(true);
    choose(select.current?.value ?? '');
  }, []);
  return (
    <>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
        <div className="grid min-w-0 gap-5">
          <Field id="demo-example" label={texts.example} className="noscript:hidden">
            <select
              id="demo-example"
              ref={select}
              defaultValue={firstExample}
              onChange={(event) => choose(event.target.value)}
              className={`${inputClass(false)} h-11`}
            >
              {exampleNames.map((name) => (
                <option key={name} value={name}>
                  {texts[name]}
                </option>
              ))}
            </select>
          </Field>
          <Field id="demo-html" label={texts.html} hint={texts.private}>
            <textarea
              id="demo-html"
              value={html}
              // Read-only until hydrated.
              readOnly={!isAwake}
              onChange={(event) => setHtml(event.target.value)}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              {...fieldIds('demo-html', { hint: texts.private })}
              className={`${inputClass(false)} block h-96 resize-y py-3 font-mono leading-relaxed sm:text-[0.8125rem]`}
            />
          </Field>
        </div>
        <DemoFindings judged={judged} hasFailed={hasFailed} />
      </div>
      <DemoCards platforms={judged.platforms} />
    </>
  );
}

/** Long enough not to judge every letter, short enough to follow the typing. */
const PAUSE_MS = 200;

/** The package's result for the text, shortly after each change. The package is loaded with the first change. */
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
