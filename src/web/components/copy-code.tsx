export interface CopyCodeProps {
  code: string;
  title: string;
  texts: { copy: string; copied: string };
}

/** Code to copy on pages without React in the browser: enhance/enhance-page.ts activates the button. */
export function CopyCode({ code, title, texts }: CopyCodeProps) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-lg border border-line bg-sunken">
      <figcaption className="flex min-h-10 items-center justify-between gap-4 border-line border-b py-1 pr-1.5 pl-4 text-ink-faint text-xs">
        <span>{title}</span>
        <button
          type="button"
          data-copy={code}
          data-done={texts.copied}
          aria-label={`${texts.copy}: ${title}`}
          className="h-8 rounded-md px-3 font-[550] text-ink hover:bg-line noscript:hidden print:hidden"
        >
          <span data-words>{texts.copy}</span>
        </button>
      </figcaption>
      <pre className="whitespace-pre-wrap p-4 font-mono text-[0.8125rem] text-ink leading-relaxed [overflow-wrap:anywhere]">
        <code>{code}</code>
      </pre>
    </figure>
  );
}

/** A text in which backticks surround code. */
export const WithCode = ({ text }: { text: string }) =>
  text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      <code key={part} className="font-mono text-[0.85em] [overflow-wrap:anywhere]">
        {part}
      </code>
    ) : (
      part
    ),
  );
