import clsx from 'clsx';
import { inserted, newId } from '#domain/design/edit-element.ts';
import { type Layer, topFirst } from '#domain/design/layers.ts';
import { IconButton } from '#web/components/ui/button.tsx';
import { ArrowDown, ArrowUp, Eye, EyeOff, ImageIcon } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { designerTexts } from '#web/i18n/project/designer.ts';
import { Square, Type } from '#web/studio/studio-icons.tsx';
import type { Studio } from '#web/studio/use-studio.ts';
import { hidden, ordered } from './element-acts.ts';
import type { Selection } from './use-selection.ts';

interface LayersPanelProps {
  studio: Studio;
  selection: Selection;
}

const icons: Record<Layer['kind'], typeof Type> = { text: Type, image: ImageIcon, box: Square };

/** The elements in stacking order: further up means further in front. */
export function LayersPanel({ studio, selection }: LayersPanelProps) {
  const texts = useTexts(designerTexts);
  const { change } = studio;
  const { layers, layer: chosen, choose, nameOf } = selection;
  return (
    <section aria-labelledby="layers" className="py-3">
      <div className="flex items-center justify-between gap-2 px-4 pb-2">
        <h2 id="layers" className="font-[550] font-sans text-sm tracking-normal">
          {texts.layers}
        </h2>
        <div className="flex">
          <IconButton
            size="sm"
            label={texts.raise}
            disabled={!chosen?.canRaise}
            onClick={() => chosen && change((now) => ordered(now, chosen.id, 'raise'))}
          >
            <ArrowUp aria-hidden className="size-4" />
          </IconButton>
          <IconButton
            size="sm"
            label={texts.lower}
            disabled={!chosen?.canLower}
            onClick={() => chosen && change((now) => ordered(now, chosen.id, 'lower'))}
          >
            <ArrowDown aria-hidden className="size-4" />
          </IconButton>
        </div>
      </div>
      <ul>
        {topFirst(layers).map((layer) => (
          <LayerRow
            key={layer.id}
            layer={layer}
            name={nameOf(layer.id)}
            isChosen={layer.id === chosen?.id}
            onChoose={() => choose(layer.id)}
            onHide={() => change((now) => hidden(now, layer.id, !layer.hidden))}
          />
        ))}
      </ul>
      <AddButtons {...{ studio, selection }} />
    </section>
  );
}

interface LayerRowProps {
  layer: Layer;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  onHide: () => void;
}

function LayerRow({ layer, name, isChosen, onChoose, onHide }: LayerRowProps) {
  const texts = useTexts(designerTexts);
  const Icon = icons[layer.kind];
  return (
    <li
      className={clsx(
        'group flex items-center pr-2 transition-colors duration-100',
        isChosen ? 'bg-signal-soft' : 'hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-current={isChosen || undefined}
        onClick={onChoose}
        style={{ paddingLeft: `${1 + layer.depth * 0.875}rem` }}
        className={clsx(
          '-outline-offset-2 flex h-8 min-w-0 flex-1 items-center gap-2 text-left text-sm',
          layer.hidden && 'text-ink-faint line-through',
        )}
      >
        <Icon aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
        <span className="truncate" title={name}>
          {name}
        </span>
      </button>
      <button
        type="button"
        aria-label={layer.hidden ? texts.show(name) : texts.hide(name)}
        onClick={onHide}
        className={clsx(
          'grid size-7 shrink-0 place-items-center rounded-sm text-ink-faint hover:text-ink focus-visible:opacity-100',
          !layer.hidden && 'lg:opacity-0 lg:group-hover:opacity-100',
        )}
      >
        {layer.hidden ? <EyeOff aria-hidden className="size-3.5" /> : <Eye aria-hidden className="size-3.5" />}
      </button>
    </li>
  );
}

/** New elements start in the middle, on top, in the theme's colours. */
function AddButtons({ studio, selection }: LayersPanelProps) {
  const texts = useTexts(designerTexts);
  const { design, change } = studio;
  const at = (x: number, y: number) => `position:absolute;left:${x}px;top:${y}px;`;
  const newElements = [
    {
      stem: 'text',
      Icon: Type,
      words: texts.addText,
      markup: (id: string) =>
        `<p data-id="${id}" style="${at(400, 285)}width:400px;font-size:44px;line-height:1.2;font-weight:600;text-align:center;color:{{ c.text }}">${texts.newText}</p>`,
    },
    {
      stem: 'image',
      Icon: ImageIcon,
      words: texts.addImage,
      markup: (id: string) =>
        `<img data-id="${id}" src="{{ image | default: logo }}" style="${at(450, 165)}width:300px;height:300px;object-fit:cover;border-radius:16px">`,
    },
    {
      stem: 'shape',
      Icon: Square,
      words: texts.addShape,
      markup: (id: string) =>
        `<div data-id="${id}" style="${at(400, 240)}width:400px;height:150px;background-color:{{ c.accent }};border-radius:16px"></div>`,
    },
  ];
  const add = (stem: string, markup: (id: string) => string) => {
    const id = newId(design.html, stem);
    change((now) => ({ ...now, html: inserted(now.html, markup(id)) }));
    selection.choose(id);
  };
  return (
    <div className="mt-4 grid gap-2 px-4">
      <p className="text-ink-faint text-xs">{texts.add}</p>
      <div className="grid grid-cols-3 gap-1.5">
        {newElements.map(({ stem, Icon, words, markup }) => (
          <button
            key={stem}
            type="button"
            className="flex h-9 items-center justify-center gap-1.5 rounded-md border border-line text-xs hover:border-ink-soft hover:bg-hover"
            onClick={() => add(stem, markup)}
          >
            <Icon aria-hidden className="size-3.5" />
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}
