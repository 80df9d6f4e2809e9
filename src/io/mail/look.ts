// The look of every mail. Mail programs support little: tables carry the layout, styles are inline, Outlook on Windows
// ignores max-width and padding of links. Dark colours come by media query (Apple Mail, Outlook for Mac and mobile) and
// by the attributes that outlook.com sets; programs that darken mails by themselves start from the light ones. Colours
// are those of the identity (web/app.css).
import type { ScoreBand } from '#domain/audit/scoring/score-band.ts';

export const light = {
  ground: '#f3f1eb',
  paper: '#ffffff',
  ink: '#1c1916',
  soft: '#57514a',
  faint: '#6e675e',
  line: '#e3dfd6',
  signal: '#c8350b',
  onSignal: '#ffffff',
  good: '#1f6b43',
  warn: '#8a5a00',
  bad: '#a8123a',
} as const;

const dark: Record<keyof typeof light, string> = {
  ground: '#100e0c',
  paper: '#1d1a17',
  ink: '#f2eee7',
  soft: '#b9b1a6',
  faint: '#9b9388',
  line: '#322d28',
  signal: '#ff7b50',
  onSignal: '#1e0c05',
  good: '#6cc792',
  warn: '#e3b355',
  bad: '#ff8fa0',
};

/** Pixels; narrower screens get all they have. */
export const WIDTH = 600;

export const font = "font-family:-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

type Colour = keyof typeof light;
const textColours: readonly Colour[] = ['ink', 'soft', 'faint', 'signal', 'onSignal', 'good', 'warn', 'bad'];
const grounds: readonly Colour[] = ['ground', 'paper', 'signal'];

const darkRules = (before: string, kind: 'text' | 'ground'): string =>
  kind === 'text'
    ? textColours.map((name) => `${before}.t-${name}{color:${dark[name]} !important}`).join('')
    : grounds.map((name) => `${before}.g-${name}{background-color:${dark[name]} !important}`).join('');

/** For the head: what inline styles cannot say. */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0;-webkit-text-size-adjust:100%}',
  'table{border-collapse:collapse;mso-table-lspace:0;mso-table-rspace:0}',
  'img{border:0;-ms-interpolation-mode:bicubic}',
  '@media (max-width:480px){.edge{padding:28px 20px !important}.outer{padding:0 !important}.card{border-radius:0 !important;border-left:0 !important;border-right:0 !important}.wide{width:100% !important;text-align:center !important}}',
  `@media (prefers-color-scheme:dark){${darkRules('', 'text')}${darkRules('', 'ground')}.line{border-color:${dark.line} !important}}`,
  darkRules('[data-ogsc] ', 'text'),
  darkRules('[data-ogsb] ', 'ground'),
].join('\n');

/** As the screens colour a score. */
export const scoreColours = { good: 'good', fair: 'warn', poor: 'warn', bad: 'bad' } as const satisfies Record<
  ScoreBand,
  Colour
>;
