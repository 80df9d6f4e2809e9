import type { Shell } from './shell.ts';

const COLUMNS = 30;

/** A bar on stderr, redrawn in place on a terminal; elsewhere and in CI nothing, so that logs stay clean. */
export function progressBar(stream: Shell['progress'], env: Shell['env']) {
  const isQuiet = !stream.isTTY || Boolean(env.CI);
  const draw = (done: number, all: number) => {
    if (isQuiet) return;
    const filled = all === 0 ? 0 : Math.round((COLUMNS * done) / all);
    stream.write(`\r${'█'.repeat(filled)}${'░'.repeat(COLUMNS - filled)} ${done}/${all}`);
  };
  const clear = () => {
    if (!isQuiet) stream.write(`\r${' '.repeat(COLUMNS + 20)}\r`);
  };
  return { draw, clear };
}
