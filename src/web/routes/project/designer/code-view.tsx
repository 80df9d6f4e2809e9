import { useEffect, useRef, useState } from 'react';
import { whereIs } from '#domain/template/template-error.ts';
import { CodeEditor } from '#web/components/ui/code-editor.tsx';
import type { CodeProblem } from '#web/components/ui/code-mirror.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { designerTexts } from '#web/i18n/project/designer.ts';
import { withField } from '#web/studio/design.ts';
import { Segments } from '#web/studio/panel-section.tsx';
import type { Studio } from '#web/studio/use-studio.ts';

const parts = ['html', 'css', 'options', 'data'] as const;
type Part = (typeof parts)[number];
/** Where the server locates an error → where it is shown. */
const partOfError: Record<'html' | 'style' | 'data', Part> = { html: 'html', style: 'css', data: 'data' };

/** The template as text. Every change is drawn; errors are shown at their line. */
export function CodeView({ studio }: { studio: Studio }) {
  const texts = useTexts(designerTexts);
  const [part, setPart] = useState<Part>('html');
  const { design, change, live } = studio;
  const { trouble } = live;
  const problems: CodeProblem[] =
    trouble?.fault && partOfError[trouble.fault.part] === part
      ? [{ line: trouble.fault.where?.line ?? 1, message: `${trouble.message} ${trouble.fault.detail}` }]
      : [];
  const css = typeof design.style.css === 'string' ? design.style.css : '';
  return (
    <div className="grid min-w-0 gap-4">
      <Segments
        legend={texts.code}
        options={parts.map((one) => ({ value: one, label: texts[one] }))}
        value={part}
        onChange={setPart}
      />
      {part === 'html' && (
        <CodeEditor
          key="html"
          label={texts.html}
          language="html"
          value={design.html}
          onChange={(html) => change((now) => ({ ...now, html }), 'code html')}
          problems={problems}
          texts={texts}
        />
      )}
      {part === 'css' && (
        <CodeEditor
          key="css"
          label={texts.css}
          language="css"
          value={css}
          onChange={(next) =>
            change(
              (now) => ({ ...now, style: withField(now.style, 'css', next === '' ? undefined : next) }),
              'code css',
            )
          }
          problems={problems}
          texts={texts}
        />
      )}
      {part === 'options' && (
        <JsonEditor
          key="options"
          label={texts.options}
          value={withField(design.style, 'css', undefined)}
          onChange={(style) => change((now) => ({ ...now, style: { ...style, ...cssOf(now.style) } }), 'code style')}
          problems={[]}
        />
      )}
      {part === 'data' && (
        <JsonEditor
          key="data"
          label={texts.data}
          value={design.data}
          onChange={(data) => change((now) => ({ ...now, data }), 'code data')}
          problems={problems}
        />
      )}
      <FieldList pageData={live.image?.pageData ?? {}} />
    </div>
  );
}

const cssOf = ({ css }: Record<string, unknown>) => (typeof css === 'string' ? { css } : {});

interface JsonEditorProps {
  label: string;
  value: Record<string, unknown>;
  onChange: (value: Record<string, unknown>) => void;
  problems: readonly CodeProblem[];
}

/** Input stays as typed; only what can be parsed is applied. */
function JsonEditor({ label, value, onChange, problems }: JsonEditorProps) {
  const texts = useTexts(designerTexts);
  const written = JSON.stringify(value, null, 2);
  const [text, setText] = useState(written);
  const last = useRef(written);
  // Undo and the panels change the value from outside.
  useEffect(() => {
    if (written === last.current) return;
    last.current = written;
    setText(written);
  }, [written]);
  const read = readJson(text);
  const own = read.ok ? problems : [{ line: read.line, message: read.isObject ? texts.notJson : texts.notObject }];
  return (
    <CodeEditor
      label={label}
      language="json"
      value={text}
      onChange={(next) => {
        setText(next);
        const now = readJson(next);
        if (!now.ok) return;
        last.current = JSON.stringify(now.value, null, 2);
        onChange(now.value);
      }}
      problems={own}
      texts={texts}
    />
  );
}

/** The Liquid fields of this page. */
function FieldList({ pageData }: { pageData: Readonly<Record<string, unknown>> }) {
  const texts = useTexts(designerTexts);
  const entries = Object.entries(pageData).filter(([name]) => name !== 'palette');
  if (entries.length === 0) return null;
  return (
    <details className="rounded-lg border border-line bg-surface text-sm">
      <summary className="px-4 py-3 font-[550]">{texts.fieldsTitle}</summary>
      <p className="px-4 text-ink-faint">{texts.fieldsText('{{ title }}')}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 px-4 pt-3 pb-4">
        {entries.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-mono text-xs leading-5">{name}</dt>
            <dd className="truncate text-ink-soft">
              {value === null ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export type ReadJson = { ok: true; value: Record<string, unknown> } | { ok: false; line: number; isObject: boolean };

/** JSON that a person types: an object, or the line of the error. */
export function readJson(text: string): ReadJson {
  if (text.trim() === '') return { ok: true, value: {} };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ok: true, value: value as Record<string, unknown> };
    }
    return { ok: false, line: 1, isObject: false };
  } catch (error) {
    return { ok: false, line: lineOf(error, text), isObject: true };
  }
}

/** Chrome and Safari say `position 12`, Firefox `line 3 column 4`; otherwise the error is at the end. */
function lineOf(error: unknown, text: string): number {
  const message = error instanceof Error ? error.message : '';
  const [, line] = /line (\d+)/.exec(message) ?? [];
  if (line) return Number(line);
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return whereIs(text, position ? Number(position) : text.length).line;
}
