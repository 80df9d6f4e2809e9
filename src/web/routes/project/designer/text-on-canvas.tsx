import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { textOfElement, withText } from '#domain/design/element-text.ts';
import type { Box } from '#domain/template/text/measured-element.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { designerTexts } from '#web/i18n/project/designer.ts';
import { studioTexts } from '#web/i18n/project/studio.ts';
import type { Studio } from '#web/studio/use-studio.ts';
import { CARD, place } from './card-place.ts';

interface TextOnCanvasProps {
  studio: Studio;
  id: string;
  box: Box;
  pageCount: number;
  onDone: () => void;
}

/** In pixels of the image. */
const GAP_PX = 12;
const ROOM_PX = 150;

/**
 * The words of an element, where they stand. The image follows every letter; Enter and leaving the field keep them,
 * Escape brings back what was there.
 */
export function TextOnCanvas({ studio, id, box, pageCount, onDone }: TextOnCanvasProps) {
  const texts = useTexts(designerTexts);
  const { usedOnPages } = useTexts(studioTexts);
  const { design, change, settle, live } = studio;
  const before = useRef(design);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = textOfElement(design.html, id);
  const [words, setWords] = useState(() => wordsOf(text, live.image?.pageData ?? {}));
  useEffect(() => field.current?.select(), []);
  const done = () => {
    settle();
    onDone();
  };
  // Beside the words, so that both can be seen: below them, near the lower edge above.
  const isLow = box.y + box.height > CARD.height - ROOM_PX;
  const { left, width } = place(box);
  const { top } = place({ ...box, y: isLow ? box.y - GAP_PX : box.y + box.height + GAP_PX });
  return (
    <div
      className={clsx('absolute z-10 min-w-48', isLow && '-translate-y-full')}
      style={{ left, top, width }}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <textarea
        ref={field}
        // biome-ignore lint/a11y/noAutofocus: opened by a double click or Enter, to type at once
        autoFocus
        aria-label={texts.ownText}
        aria-describedby="stands-on"
        rows={2}
        value={words}
        onChange={(event) => {
          const next = event.target.value.replaceAll('\n', ' ');
          setWords(next);
          change((now) => ({ ...now, html: withText(now.html, id, { kind: 'words', words: next }) }), `words ${id}`);
        }}
        onBlur={done}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          if (event.key === 'Escape') change(() => before.current, `words ${id}`);
          field.current?.blur();
        }}
        className="field-sizing-content block w-full resize-none rounded-md border border-signal bg-surface/95 px-2.5 py-1.5 text-ink shadow-float outline-none"
      />
      <p id="stands-on" className="mt-1 w-max max-w-72 rounded-sm bg-ink px-2 py-1 text-paper text-xs">
        {usedOnPages(pageCount)}
      </p>
    </div>
  );
}

/** The source of the text in the image: custom words, or a field of the page. */
function wordsOf(text: ReturnType<typeof textOfElement>, pageData: Readonly<Record<string, unknown>>): string {
  if (text?.kind === 'words') return text.words;
  if (text?.kind !== 'field' || !Object.hasOwn(pageData, text.field)) return '';
  return String(pageData[text.field] ?? '');
}
