import '@fontsource-variable/oswald/wght.css';
import '@fontsource-variable/roboto/wght.css';
import '@fontsource/poppins/latin-600.css';
import clsx from 'clsx';
import { useId } from 'react';
import type { Asset } from '#contract/entities/project.ts';
import { fontNames } from '#domain/template/style-options.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { configuratorTexts } from '#web/i18n/project/configurator.ts';

interface FontChoiceProps {
  value: string;
  onChange: (font: string) => void;
  assets: readonly Asset[];
}

const faces: Record<(typeof fontNames)[number], { name: string; family: string }> = {
  roboto: { name: 'Roboto', family: '"Roboto Variable", sans-serif' },
  oswald: { name: 'Oswald', family: '"Oswald Variable", sans-serif' },
  poppins: { name: 'Poppins', family: 'Poppins, sans-serif' },
  arial: { name: 'Arial', family: 'Arial, "Liberation Sans", sans-serif' },
  'times-new-roman': { name: 'Times New Roman', family: '"Times New Roman", "Liberation Serif", serif' },
};

const fontFamilyOf = ({ payload, name }: Asset) => (typeof payload?.family === 'string' ? payload.family : name);

/** Every font in its own letters. A lazy part: the font faces load when the panel is opened. */
export default function FontChoice({ value, onChange, assets }: FontChoiceProps) {
  const texts = useTexts(configuratorTexts);
  const name = useId();
  const own = assets
    .filter(({ type }) => type === 'font')
    .map((asset) => ({ value: fontFamilyOf(asset), name: asset.name, family: `"${fontFamilyOf(asset)}", sans-serif` }));
  const fonts = [...fontNames.map((font) => ({ value: font as string, ...faces[font] })), ...own];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-[550] text-ink text-sm">{texts.font}</legend>
      <div className="grid grid-cols-2 gap-2">
        {fonts.map((font) => (
          <label
            key={font.value}
            style={{ fontFamily: font.family }}
            className={clsx(
              'flex h-11 cursor-pointer items-center last:odd:col-span-2 rounded-md border bg-surface px-3 text-base leading-none',
              'has-focus-visible:outline-2 has-focus-visible:outline-signal has-focus-visible:outline-offset-2',
              font.value === value ? 'border-signal ring-1 ring-signal' : 'border-line hover:border-ink-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={font.value === value}
              onChange={() => onChange(font.value)}
              className="sr-only"
            />
            <span className="truncate">{font.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
