import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import { CODE_EDITOR_MAX_PX } from '#web/constants.ts';

// All of CodeMirror, behind one dynamic import. Colours are the page's own variables, so that dark mode needs no second
// theme.

export type CodeLanguage = 'html' | 'css' | 'json';
export interface CodeProblem {
  /** One-based. */
  line: number;
  message: string;
  level?: 'error' | 'warning';
}

const languages = { html, css, json };

const clothes = EditorView.theme({
  '&': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: '13px',
    maxHeight: `${CODE_EDITOR_MAX_PX}px`,
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.65', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--signal)', padding: '12px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--signal)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--ink-faint)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--signal-soft) !important',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-panels': { backgroundColor: 'var(--sunken)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-matchingBracket': { backgroundColor: 'var(--good-soft) !important', outline: 'none' },
});

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.propertyName], color: 'var(--info)' },
  { tag: [tags.attributeName, tags.className, tags.labelName], color: 'var(--warn)' },
  { tag: [tags.string, tags.attributeValue], color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null, tags.color, tags.unit], color: 'var(--signal)' },
  { tag: [tags.comment, tags.angleBracket, tags.meta], color: 'var(--ink-faint)' },
]);

export interface CodeMirrorHandle {
  setCode: (code: string) => void;
  setProblems: (problems: readonly CodeProblem[]) => void;
  setReadOnly: (readOnly: boolean) => void;
  focus: () => void;
  destroy: () => void;
}
export interface CodeMirrorOptions {
  parent: HTMLElement;
  code: string;
  language: CodeLanguage;
  label: string;
  onChange: (code: string) => void;
}

export function openCodeMirror({ parent, code, language, label, onChange }: CodeMirrorOptions): CodeMirrorHandle {
  const readOnly = new Compartment();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      extensions: [
        basicSetup,
        languages[language](),
        lintGutter(),
        clothes,
        syntaxHighlighting(colours),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        readOnly.of([]),
        EditorView.updateListener.of((update) => update.docChanged && onChange(update.state.doc.toString())),
      ],
    }),
  });
  return {
    setCode(next) {
      if (next === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    setProblems(problems) {
      const diagnostics = problems.flatMap(({ line, message, level = 'error' }): Diagnostic[] => {
        const place = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
        return [{ from: place.from, to: place.to, severity: level, message }];
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    setReadOnly(now) {
      view.dispatch({ effects: readOnly.reconfigure(now ? EditorState.readOnly.of(true) : []) });
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
