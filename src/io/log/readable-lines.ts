import { styleText } from 'node:util';

// A log for a terminal: pino's JSON as lines for people. The last step of a log, so that everything before it (censored
// secrets, described errors) is the same in both formats.

const levels: Record<number, [name: string, style: Parameters<typeof styleText>[0]]> = {
  10: ['trace', 'dim'],
  20: ['debug', 'dim'],
  30: ['info', 'cyan'],
  40: ['warn', 'yellow'],
  50: ['error', 'red'],
  60: ['fatal', 'red'],
};

/** The format of pino and describe-error.ts. */
interface Line {
  level: number;
  time: string;
  msg?: string;
  [field: string]: unknown;
}

/** A destination for `createLog`. */
export const readableLines = (stream: NodeJS.WritableStream) => ({
  write: (json: string) => void stream.write(`${readableLine(JSON.parse(json), stream)}\n`),
});

function readableLine({ level, time, msg = '', ...fields }: Line, stream: NodeJS.WritableStream): string {
  const [name, style] = levels[level] ?? ['log', 'reset'];
  // No colours if NO_COLOR is set or the stream does not support them.
  const styled = (how: typeof style, text: string) => styleText(how, text, { stream });
  const clock = new Date(time).toTimeString().slice(0, 8);
  const stacks = Object.values(fields).flatMap(stacksOf);
  const rest = Object.entries(fields).map(([key, value]) => ` ${styled('dim', `${key}=`)}${shown(value)}`);
  const first = `${styled('dim', clock)} ${styled(style, name.padEnd(5))} ${msg}${rest.join('')}`;
  return [first, ...stacks.map((stack) => styled('dim', stack.replace(/^\s*/gm, '    ')))].join('\n');
}

/** The stacks of an error and its causes. */
function stacksOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('stack' in value)) return [];
  const own = typeof value.stack === 'string' ? [value.stack] : [];
  return 'cause' in value ? [...own, ...stacksOf(value.cause)] : own;
}

/** Stacks are printed on their own lines. */
function shown(value: unknown): string {
  if (typeof value === 'string') return /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);
  return JSON.stringify(value, (key, inner) => (key === 'stack' ? undefined : inner));
}
