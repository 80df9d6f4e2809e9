import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import type { CodeLanguage, CodeMirrorHandle, CodeProblem } from './code-mirror.ts';
import { FieldErrors } from './field.tsx';

interface CodeEditorTexts {
  /** For example "Line 3", formatted by the caller for each problem. */
  line: (line: number) => string;
}
export interface CodeEditorProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  language: CodeLanguage;
  problems?: readonly CodeProblem[];
  errors?: readonly string[];
  readOnly?: boolean;
  name?: string;
  texts: CodeEditorTexts;
}

const noProblems: readonly CodeProblem[] = [];

/**
 * A plain text area until CodeMirror has loaded (and permanently without scripts); it holds the form value in both
 * cases.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { label, value, onChange, language, problems = noProblems, errors, readOnly = false, name, texts } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeMirrorHandle | null>(null);
  const latest = useRef({ value, onChange });
  const [ready, setReady] = useState(false);
  useEffect(() => {
    latest.current = { value, onChange };
  });

  useEffect(() => {
    let gone = false;
    import('./code-mirror.ts').then(({ openCodeMirror }) => {
      if (gone || !place.current) return;
      editor.current = openCodeMirror({
        parent: place.current,
        code: latest.current.value,
        language,
        label,
        onChange: (code) => latest.current.onChange(code),
      });
      setReady(true);
    });
    return () => {
      gone = true;
      editor.current?.destroy();
      editor.current = null;
      setReady(false);
    };
  }, [language, label]);

  useEffect(() => {
    if (ready) editor.current?.setCode(value);
  }, [value, ready]);
  useEffect(() => {
    if (ready) editor.current?.setProblems(problems);
  }, [problems, ready]);
  useEffect(() => {
    if (ready) editor.current?.setReadOnly(readOnly);
  }, [readOnly, ready]);

  const wrong = problems.length > 0 || Boolean(errors?.length);
  return (
    <div className="min-w-0">
      <label
        htmlFor={id}
        onClick={() => editor.current?.focus()}
        onKeyDown={undefined}
        className="mb-1.5 block font-[550] text-ink text-sm"
      >
        {label}
      </label>
      <div
        className={clsx(
          'overflow-hidden rounded-lg border bg-surface focus-within:outline-2 focus-within:outline-signal',
          wrong ? 'border-bad' : 'border-line-strong',
        )}
      >
        <div ref={place} />
        <textarea
          id={id}
          name={name}
          value={value}
          readOnly={readOnly}
          hidden={ready}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          rows={Math.min(20, value.split('\n').length + 1)}
          className="block w-full resize-y bg-transparent p-3 font-mono text-[0.8125rem] leading-relaxed outline-none"
        />
      </div>
      <FieldErrors
        id={id}
        errors={[...problems.map((one) => `${texts.line(one.line)}: ${one.message}`), ...(errors ?? [])]}
      />
    </div>
  );
}
