const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  cyan: [36, 39],
} as const;

export type Colour = keyof typeof codes;
export type Paint = Record<Colour, (text: string) => string>;

/** NO_COLOR wins over everything (no-color.org), FORCE_COLOR over a missing terminal. */
export const wantsColour = (env: Record<string, string | undefined>, isTerminal: boolean): boolean =>
  !env.NO_COLOR && env.TERM !== 'dumb' && (isTerminal || Boolean(env.FORCE_COLOR && env.FORCE_COLOR !== '0'));

export function paintWith(isColoured: boolean): Paint {
  const brush = (colour: Colour) => (text: string) => {
    const [on, off] = codes[colour];
    return isColoured && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  };
  return {
    bold: brush('bold'),
    dim: brush('dim'),
    red: brush('red'),
    green: brush('green'),
    yellow: brush('yellow'),
    blue: brush('blue'),
    cyan: brush('cyan'),
  };
}

/** Traffic lights for a score of 0 to 100. */
export function scoreColour(score: number): Colour {
  if (score >= 80) return 'green';
  return score >= 50 ? 'yellow' : 'red';
}
