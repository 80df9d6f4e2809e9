import { useEffect, useState } from 'react';
import { offsetOf } from '#domain/design/edit-element.ts';
import { IconButton } from '#web/components/ui/button.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { designerTexts } from '#web/i18n/project/designer.ts';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
} from '#web/studio/studio-icons.tsx';
import type { Studio } from '#web/studio/use-studio.ts';
import { moved, resized } from './element-acts.ts';
import type { Selection } from './use-selection.ts';

const CARD = { width: 1200, height: 630 };

/** Its position, in figures and relative to the edges of the card. */
export function PlaceFields({ studio, selection }: { studio: Studio; selection: Selection }) {
  const texts = useTexts(designerTexts);
  const { layer, box } = selection;
  const { change, design } = studio;
  if (!layer) return null;
  const { id } = layer;
  const by = (dx: number, dy: number) => change((now) => moved(now, id, dx, dy));
  const to = (next: { x?: number; y?: number }) =>
    box && change((now) => moved(now, id, (next.x ?? box.x) - box.x, (next.y ?? box.y) - box.y), `place ${id}`);
  const size = (next: { width?: number; height?: number }) => change((now) => resized(now, id, next), `size ${id}`);
  const offset = offsetOf(design.html, id);
  const aligns = box && [
    { label: texts.alignLeft, icon: AlignStartVertical, run: () => by(-box.x, 0) },
    { label: texts.alignCentre, icon: AlignCenterVertical, run: () => by((CARD.width - box.width) / 2 - box.x, 0) },
    { label: texts.alignRight, icon: AlignEndVertical, run: () => by(CARD.width - box.width - box.x, 0) },
    { label: texts.alignTop, icon: AlignStartHorizontal, run: () => by(0, -box.y) },
    { label: texts.alignMiddle, icon: AlignCenterHorizontal, run: () => by(0, (CARD.height - box.height) / 2 - box.y) },
    { label: texts.alignBottom, icon: AlignEndHorizontal, run: () => by(0, CARD.height - box.height - box.y) },
  ];
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-2">
        <NumberField label="X" mark="X" value={box?.x ?? null} disabled={!box} onChange={(x) => to({ x })} />
        <NumberField label="Y" mark="Y" value={box?.y ?? null} disabled={!box} onChange={(y) => to({ y })} />
        <NumberField
          label={texts.widthLong}
          mark={texts.width}
          value={box?.width ?? null}
          disabled={!box}
          onChange={(width) => size({ width: Math.max(8, width) })}
        />
        <NumberField
          label={texts.heightLong}
          mark={texts.height}
          value={box?.height ?? null}
          disabled={!box}
          onChange={(height) => size({ height: Math.max(8, height) })}
        />
      </div>
      {aligns && (
        <div className="flex justify-between">
          {aligns.map(({ label, icon: Icon, run }) => (
            <IconButton key={label} size="sm" label={label} onClick={run}>
              <Icon aria-hidden className="size-4" />
            </IconButton>
          ))}
        </div>
      )}
      {(offset.x !== 0 || offset.y !== 0) && (
        <button
          type="button"
          onClick={() => by(-offset.x, -offset.y)}
          className="justify-self-start text-ink-soft text-sm underline decoration-line-strong/60 underline-offset-4 hover:text-ink"
        >
          {texts.resetPlace}
        </button>
      )}
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  /** One letter in the field. */
  mark: string;
  value: number | null;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** A whole number that applies when entered; arrow keys count, with Shift in tens. */
function NumberField({ label, mark, value, disabled, onChange }: NumberFieldProps) {
  const shown = value === null ? '' : String(Math.round(value));
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const apply = (text: string) => {
    const number = Number(text.replace(',', '.'));
    if (text.trim() !== '' && Number.isFinite(number) && Math.round(number) !== Math.round(value ?? Number.NaN)) {
      onChange(Math.max(-2400, Math.min(2400, Math.round(number))));
    } else setTyped(shown);
  };
  return (
    <label className="relative block">
      <span aria-hidden className="absolute top-0 left-2.5 flex h-9 items-center text-ink-faint text-xs">
        {mark}
      </span>
      <input
        aria-label={label}
        inputMode="numeric"
        value={typed}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => apply(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply(typed);
          const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
          if (step === undefined || value === null) return;
          event.preventDefault();
          onChange(Math.round(value) + step * (event.shiftKey ? 10 : 1));
        }}
        className="figures h-9 w-full rounded-md border border-line-strong/60 bg-surface pr-2 pl-7 text-sm hover:border-ink-soft disabled:opacity-45"
      />
    </label>
  );
}
