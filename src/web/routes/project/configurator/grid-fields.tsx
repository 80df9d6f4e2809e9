import { readStyle } from '#domain/template/design-of.ts';
import { type GridOption, gridOptions, readGrid } from '#domain/template/style-options.ts';
import { Switch } from '#web/components/ui/switch.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { configuratorTexts } from '#web/i18n/project/configurator.ts';
import { PanelSection, Segments } from '#web/studio/panel-section.tsx';
import type { Studio } from '#web/studio/use-studio.ts';

interface GridFieldsProps {
  /** Variant and custom changes together. */
  drawn: Partial<Record<string, unknown>>;
  change: Studio['change'];
}

/** The image grid, from its table of options. */
export function GridFields({ drawn, change }: GridFieldsProps) {
  const texts = useTexts(configuratorTexts);
  const language = useLanguage();
  const grid = readGrid(drawn);
  const set = (option: GridOption, value: number | boolean) =>
    change((now) => ({ ...now, style: { ...now.style, grid: { ...readStyle(now.style).grid, [option]: value } } }));
  return (
    <PanelSection title={texts.grid}>
      {(Object.keys(gridOptions) as GridOption[]).map((option) => {
        const row = gridOptions[option];
        const label = row.label[language];
        const value = grid[option];
        if (row.type === 'flag') {
          return (
            <Switch
              key={option}
              label={label}
              checked={value === true}
              onChange={(event) => set(option, event.target.checked)}
            />
          );
        }
        if (option === 'gap') {
          return (
            <label key={option} className="grid gap-1.5 text-sm">
              <span className="flex justify-between font-[550]">
                {label} <output className="font-normal text-ink-faint">{Number(value) * 4} px</output>
              </span>
              <input
                type="range"
                min={0}
                max={10}
                value={Number(value)}
                onChange={(event) => set(option, Number(event.target.value))}
              />
            </label>
          );
        }
        return (
          <Segments
            key={option}
            legend={label}
            options={row.values.map((one) => ({ value: String(one), label: one }))}
            value={String(value)}
            onChange={(next) => set(option, Number(next))}
          />
        );
      })}
    </PanelSection>
  );
}
