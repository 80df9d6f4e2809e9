// The style options of docs/specification.md#s9.32 as one typed table. The configurator and the designer build their
// panels from it, `applyStyle` turns values into Tailwind classes, and values that are not in it are rejected.
import type { Text } from '#domain/language.ts';

const scale = (prefix: string, steps: readonly (string | number)[]) => steps.map((step) => `${prefix}-${step}`);
const spacing = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64] as const;
const tens = [0, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 95, 100] as const;
const sizes = [...spacing, 72, 80, 96, '1/4', '1/3', '1/2', '2/3', '3/4', 'full'] as const;

export const fontNames = ['roboto', 'oswald', 'poppins', 'arial', 'times-new-roman'] as const;
export type FontName = (typeof fontNames)[number];
export const isFontName = (name: unknown): name is FontName => fontNames.some((font) => font === name);

interface Option {
  label: Text;
  /** Inline declarations of the template that the option replaces. */
  properties: readonly string[];
}
/** One class of a list. */
export interface ChoiceOption extends Option {
  type: 'choice';
  default: string;
  values: readonly string[];
}
/** A class named here (`text-black`) or any colour as `#rrggbb`. */
export interface ColourOption extends Option {
  type: 'colour';
  default: string;
  prefix: 'text' | 'bg' | 'border';
}

const choice = (en: string, de: string, properties: string[], fallback: string, values: string[]): ChoiceOption => ({
  type: 'choice',
  label: { en, de },
  properties,
  default: fallback,
  values,
});
const colour = (en: string, de: string, property: string, prefix: ColourOption['prefix']): ColourOption => ({
  type: 'colour',
  label: { en, de },
  properties: property === 'backgroundColor' ? [property, 'background', 'backgroundImage'] : [property],
  default: `${prefix}-black`,
  prefix,
});

const textSteps = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', '8xl', '9xl'];
const roundings = ['none', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'full'];
const shadows = ['none', 'sm', 'md', 'lg', 'xl', '2xl'];

/** Options of one element of a template, named by its data-id. */
export const elementOptions = {
  textSize: choice('Text size', 'Schriftgröße', ['fontSize', 'lineHeight'], 'text-base', scale('text', textSteps)),
  textColor: colour('Text colour', 'Textfarbe', 'color', 'text'),
  backgroundColor: colour('Background', 'Hintergrund', 'backgroundColor', 'bg'),
  font: choice('Font', 'Schriftart', ['fontFamily'], 'font-roboto', scale('font', fontNames)),
  fontWeight: choice(
    'Weight',
    'Schriftstärke',
    ['fontWeight'],
    'font-normal',
    scale('font', ['light', 'normal', 'medium', 'semibold', 'bold', 'extrabold', 'black']),
  ),
  textAlign: choice('Alignment', 'Ausrichtung', ['textAlign'], 'text-left', scale('text', ['left', 'center', 'right'])),
  lineHeight: choice(
    'Line height',
    'Zeilenhöhe',
    ['lineHeight'],
    'leading-normal',
    scale('leading', ['none', 'tight', 'snug', 'normal', 'relaxed', 'loose']),
  ),
  letterSpacing: choice(
    'Letter spacing',
    'Zeichenabstand',
    ['letterSpacing'],
    'tracking-normal',
    scale('tracking', ['tighter', 'tight', 'normal', 'wide', 'wider', 'widest']),
  ),
  width: choice('Width', 'Breite', ['width'], 'w-auto', ['w-auto', ...scale('w', sizes)]),
  height: choice('Height', 'Höhe', ['height'], 'h-auto', ['h-auto', ...scale('h', sizes)]),
  padding: choice('Padding', 'Innenabstand', ['padding'], 'p-0', scale('p', spacing)),
  margin: choice('Margin', 'Außenabstand', ['margin'], 'm-0', scale('m', spacing)),
  borderWidth: choice('Border', 'Rahmen', ['border', 'borderWidth'], 'border-0', scale('border', [0, 2, 4, 8])),
  borderColor: colour('Border colour', 'Rahmenfarbe', 'borderColor', 'border'),
  rounded: choice('Corners', 'Ecken', ['borderRadius'], 'rounded-none', scale('rounded', roundings)),
  shadow: choice('Shadow', 'Schatten', ['boxShadow'], 'shadow-none', scale('shadow', shadows)),
  opacity: choice('Opacity', 'Deckkraft', ['opacity'], 'opacity-100', scale('opacity', tens)),
} as const satisfies Record<string, ChoiceOption | ColourOption>;
export type ElementOption = keyof typeof elementOptions;

/** Options of a template's image grid, which its Liquid reads as `grid`. */
export const gridOptions = {
  columns: { type: 'number', label: { en: 'Columns', de: 'Spalten' }, default: 3, values: [3, 4, 5] },
  gap: {
    type: 'number',
    label: { en: 'Gap', de: 'Abstand' },
    default: 4,
    values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  },
  chaos: { type: 'flag', label: { en: 'Scattered', de: 'Verstreut' }, default: false },
  logo: { type: 'flag', label: { en: 'Logo', de: 'Logo' }, default: true },
  childShadow: { type: 'flag', label: { en: 'Image shadow', de: 'Bildschatten' }, default: false },
  rounded: { type: 'flag', label: { en: 'Rounded corners', de: 'Runde Ecken' }, default: true },
} as const;
export type GridOption = keyof typeof gridOptions;
export interface Grid {
  columns: number;
  gap: number;
  chaos: boolean;
  logo: boolean;
  childShadow: boolean;
  rounded: boolean;
}

/** The content of a template's `style` field. */
export interface TemplateStyle {
  /** data-id → option → class or #rrggbb. */
  elements?: Record<string, Partial<Record<ElementOption, string>>>;
  grid?: Partial<Grid>;
  /** A style sheet of the template's own, for people who write one. */
  css?: string;
}

export const isElementOption = (name: string): name is ElementOption => Object.hasOwn(elementOptions, name);

/** The Tailwind class of a value, or null if the table does not have it. */
export function classOf(option: ElementOption, value: string): string | null {
  const row: ChoiceOption | ColourOption = elementOptions[option];
  if (row.type === 'choice') return row.values.includes(value) ? value : null;
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) return `${row.prefix}-[${value.toLowerCase()}]`;
  return ['black', 'white', 'transparent'].some((name) => value === `${row.prefix}-${name}`) ? value : null;
}

/** Every grid option with a valid value: unknown or wrong ones fall back to the default. */
export function readGrid(grid: Partial<Record<GridOption, unknown>> = {}): Grid {
  const number = (name: 'columns' | 'gap') => {
    const values: readonly number[] = gridOptions[name].values;
    const value = Number(grid[name]);
    return grid[name] !== undefined && values.includes(value) ? value : gridOptions[name].default;
  };
  const flag = (name: 'chaos' | 'logo' | 'childShadow' | 'rounded') => {
    const value = grid[name];
    return typeof value === 'boolean' ? value : gridOptions[name].default;
  };
  return {
    columns: number('columns'),
    gap: number('gap'),
    chaos: flag('chaos'),
    logo: flag('logo'),
    childShadow: flag('childShadow'),
    rounded: flag('rounded'),
  };
}
