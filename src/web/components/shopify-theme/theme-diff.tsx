import clsx from 'clsx';
import type { ShopTheme } from '#contract/shopify-theme.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { shopThemeTexts } from '#web/i18n/shopify/theme.ts';

type Patch = Extract<NonNullable<ShopTheme['theme']>['patch'], { ok: true }>;

/** The change as a difference of the merchant's own files, each with the way into the code editor. */
export function ThemeDiff({ files }: { files: Patch['files'] }) {
  const texts = useTexts(shopThemeTexts);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {files.map(({ name, isNew, hunks, line, editorUrl }) => (
        <li key={name} className="overflow-hidden rounded-lg border border-line">
          <div className="flex flex-wrap items-center justify-between gap-2 border-line border-b bg-sunken px-3 py-2">
            <span className="min-w-0">
              <code className="font-mono text-sm [overflow-wrap:anywhere]">{name}</code>{' '}
              <span className="text-ink-soft text-xs">{isNew ? texts.newFile : texts.fromLine(line)}</span>
            </span>
            <a className={buttonClass('outline', 'sm')} href={editorUrl} target="_top">
              {isNew ? texts.openEditorNew : texts.openEditor}
            </a>
          </div>
          {isNew ? (
            <div className="p-3">
              <CodeBlock code={newText(hunks)} bounded texts={{ copy: texts.copy, copied: texts.copied }} />
            </div>
          ) : (
            <pre className="whitespace-pre-wrap p-3 font-mono text-xs leading-5 [overflow-wrap:anywhere]">
              {hunks.map((hunk) => (
                <code key={hunk.newStart} className="block">
                  {hunk.lines.map((text, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file have no other name
                    <DiffLine key={at} text={text} />
                  ))}
                </code>
              ))}
            </pre>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A new file has one hunk, and every line of it is added. */
const newText = (hunks: Patch['files'][number]['hunks']): string =>
  hunks.flatMap(({ lines }) => lines.map((line) => line.slice(1))).join('\n');

function DiffLine({ text }: { text: string }) {
  const isAdded = text.startsWith('+');
  const isRemoved = text.startsWith('-');
  return (
    <span className={clsx('block', isAdded && 'bg-good-soft text-good', isRemoved && 'bg-bad-soft text-bad')}>
      {text}
    </span>
  );
}
