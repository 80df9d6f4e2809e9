import { useTexts } from '../../i18n/language.tsx';
import { previewTexts } from '../../i18n/preview.ts';

/** A tag to take away on pages without React in the browser: enhance/page-buttons.ts makes the button work. */
export function TagToPaste({ code }: { code: string }) {
  const texts = useTexts(previewTexts);
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-sunken">
      <figcaption className="flex min-h-10 items-center justify-between gap-4 border-line border-b py-1 pr-1.5 pl-4 text-ink-faint text-xs">
        <span>{texts.pasteTitle}</span>
        <button
          type="button"
          hidden
          data-copy={code}
          data-done={texts.copied}
          className="h-8 rounded-md px-3 font-[550] text-ink hover:bg-line print:hidden"
        >
          {texts.copy}
        </button>
      </figcaption>
      <pre className="whitespace-pre-wrap p-4 font-mono text-[0.8125rem] text-ink leading-relaxed [overflow-wrap:anywhere]">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
