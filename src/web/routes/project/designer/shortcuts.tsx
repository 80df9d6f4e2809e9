import type { Text } from '#domain/language.ts';
import { Modal } from '#web/components/ui/modal.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { shortcutTexts } from '#web/i18n/project/designer.ts';

const control: Text = { en: 'Ctrl', de: 'Strg' };

/** Two spaces between keys that do the same, or the opposite. */
export const shortcuts = [
  ['⏎', 'editText'],
  ['Ctrl C', 'copy'],
  ['Ctrl X', 'cut'],
  ['Ctrl V', 'paste'],
  ['Ctrl D', 'duplicate'],
  ['Del', 'delete'],
  ['← ↑ → ↓', 'move'],
  ['Shift', 'larger'],
  ['Alt ← ↑ → ↓', 'resize'],
  ['Tab', 'next'],
  ['Esc', 'parent'],
  [']  [', 'order'],
  ['+  −  0', 'zoom'],
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z  Ctrl Y', 'redo'],
  ['Ctrl S', 'save'],
  ['?', 'help'],
] as const;

/** Every key of the canvas, behind "?". */
export function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(shortcutTexts);
  const { close } = useTexts(commonTexts);
  const language = useLanguage();
  return (
    <Modal open={open} onClose={onClose} title={texts.title} description={texts.mac} texts={{ close }}>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {shortcuts.map(([keys, act]) => (
          <div key={act} className="flex items-center justify-between gap-4 border-line border-b py-1.5 text-sm">
            <dt>{texts[act]}</dt>
            <dd>
              <kbd className="whitespace-nowrap rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs">
                {keys.replaceAll('Ctrl', control[language])}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
