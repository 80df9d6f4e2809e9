import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Check, Copy } from '#web/components/ui/icons.tsx';
import { Button } from './button.tsx';

interface CodeBlockTexts {
  copy: string;
  copied: string;
  /** To unfold it. */
  showCode?: string;
}
export interface CodeBlockProps {
  code: string;
  /** Above the code: a file name or a language. */
  title?: ReactNode;
  /** Long code in a scrollable box; copying takes all of it. */
  bounded?: boolean;
  /** Only title and button at first. */
  folded?: boolean;
  texts: CodeBlockTexts;
}

const COPIED_MS = 2000;

/** Code to copy. Long lines wrap, so that nothing needs scrolling. */
export function CodeBlock({ code, title, bounded = false, folded = false, texts }: CodeBlockProps) {
  const [copied, setCopied] = useState(false);
  const words = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // No clipboard without https or permission: select the code, so that the person can copy it by keyboard.
      if (words.current) getSelection()?.selectAllChildren(words.current);
    }
  };
  const lines = (
    <pre
      // Scrollable content must be reachable by keyboard.
      {...(bounded && { tabIndex: 0 })}
      className={clsx(
        'whitespace-pre-wrap break-words p-4 font-mono text-[0.8125rem] text-ink leading-relaxed [overflow-wrap:anywhere]',
        bounded && 'max-h-80 overflow-y-auto',
      )}
    >
      <code ref={words}>{code}</code>
    </pre>
  );
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-sunken">
      <figcaption className="flex items-center justify-between gap-4 border-line border-b py-1.5 pr-1.5 pl-4 text-ink-faint text-xs">
        <span className="min-w-0 truncate">{title}</span>
        <Button
          size="sm"
          variant="quiet"
          onClick={copy}
          icon={
            copied ? <Check aria-hidden className="size-3.5 text-good" /> : <Copy aria-hidden className="size-3.5" />
          }
          className="text-xs hover:bg-line!"
        >
          <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
        </Button>
      </figcaption>
      {folded ? (
        <details>
          <summary className="px-4 py-2 text-ink-soft text-sm">{texts.showCode}</summary>
          {lines}
        </details>
      ) : (
        lines
      )}
    </figure>
  );
}
