import type { Layer } from '#domain/design/layers.ts';
import { readStyle } from '#domain/template/design-of.ts';
import { type ElementOption, elementOptions } from '#domain/template/style-options.ts';
import { IconButton } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { ColourPicker } from '#web/components/ui/colour-picker.tsx';
import { RotateCcw } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { configuratorTexts, valueNames } from '#web/i18n/project/configurator.ts';
import { type StudioDesign, withOption } from './design.ts';
import type { Studio } from './use-studio.ts';

const groups = {
  groupText: ['textSize', 'textColor', 'font', 'fontWeight', 'textAlign', 'lineHeight', 'letterSpacing'],
  groupBox: ['backgroundColor', 'rounded', 'shadow', 'opacity'],
  groupSize: ['width', 'height', 'padding', 'margin'],
  groupBorder: ['borderWidth', 'borderColor'],
} as const satisfies Record<string, readonly ElementOption[]>;
type Group = keyof typeof groups;

type Palette = readonly { value: string; name: string }[];

interface StylePanelProps {
  design: StudioDesign;
  change: Studio['change'];
  layer: Layer;
  palette: Palette;
}

/** Fields of one element, built from the table of style options: one row there is one field here. */
export function StylePanel({ design, change, layer, palette }: StylePanelProps) {
  const texts = useTexts(configuratorTexts);
  const { elements = {} } = readStyle(design.style);
  const chosen: Partial<Record<ElementOption, string>> =
    (Object.hasOwn(elements, layer.id) && elements[layer.id]) || {};
  const hasWords = layer.kind !== 'image';
  const shown = (Object.keys(groups) as Group[]).filter((group) => hasWords || group !== 'groupText');
  const onChange = (option: ElementOption, value: string | undefined) =>
    change((now) => ({ ...now, style: withOption(now.style, layer.id, option, value) }), `style ${layer.id} ${option}`);
  return (
    <div className="grid gap-5">
      {shown.map((group) => (
        <fieldset key={group} className="min-w-0">
          <legend className="mb-2 text-ink-faint text-xs">{texts[group]}</legend>
          <div className="grid grid-cols-2 gap-x-3 gap-y-3">
            {groups[group].map((option) => (
              <OptionField key={option} {...{ option, onChange, palette }} value={chosen[option]} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface OptionFieldProps {
  option: ElementOption;
  value: string | undefined;
  onChange: (option: ElementOption, value: string | undefined) => void;
  palette: Palette;
}

function OptionField({ option, value, onChange, palette }: OptionFieldProps) {
  const texts = useTexts(configuratorTexts);
  const language = useLanguage();
  const nameOf = useValueName();
  const row = elementOptions[option];
  const label = row.label[language];
  if (row.type === 'colour') {
    return (
      <div className="col-span-2 flex items-end gap-1">
        <ColourPicker
          className="min-w-0 flex-1"
          label={label}
          value={hexOf(value) ?? ''}
          onChange={(colour) => onChange(option, colour)}
          palette={palette.slice(0, 5)}
          texts={{ pick: `${label}: ${texts.pick}`, palette: texts.palette }}
        />
        {value !== undefined && (
          <IconButton size="md" label={`${label}: ${texts.reset}`} onClick={() => onChange(option, undefined)}>
            <RotateCcw aria-hidden className="size-3.5" />
          </IconButton>
        )}
      </div>
    );
  }
  return (
    <Choice
      label={label}
      value={value ?? ''}
      onChange={(next) => onChange(option, next === '' ? undefined : next)}
      options={[
        { value: '', label: texts.asDesigned },
        ...row.values.map((one) => ({ value: one, label: nameOf(one) })),
      ]}
    />
  );
}

const namedColours: ReadonlyMap<string, string> = new Map(Object.entries({ black: '#000000', white: '#ffffff' }));
const hexOf = (value: string | undefined) =>
  value?.startsWith('#') ? value : (namedColours.get(value?.split('-').at(-1) ?? '') ?? null);

const fonts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    roboto: 'Roboto',
    oswald: 'Oswald',
    poppins: 'Poppins',
    arial: 'Arial',
    'times-new-roman': 'Times New Roman',
  }),
);

/** `text-2xl` → 2xl, `font-bold` → Bold, `p-4` → 16 px. */
function useValueName() {
  const names = useTexts(valueNames);
  return (value: string) => {
    const [prefix = '', ...rest] = value.split('-');
    const tail = rest.join('-');
    const font = fonts.get(tail);
    if (font) return font;
    if (Object.hasOwn(names, tail)) return names[tail as keyof typeof names];
    const number = Number(tail);
    if (['p', 'm', 'w', 'h'].includes(prefix) && Number.isFinite(number)) return `${number * 4} px`;
    if (prefix === 'border') return `${tail} px`;
    if (prefix === 'opacity') return `${tail} %`;
    if (/^\d+xl$/.test(tail)) return `${tail.slice(0, -2)}× XL`;
    return tail;
  };
}
