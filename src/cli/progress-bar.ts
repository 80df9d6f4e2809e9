const COLUMNS = 30;

/** A bar on stderr, redrawn in place on a terminal; otherwise nothing, so that logs stay clean. */
export function progressBar(stream: { isTTY?: boolean; write: (text: string) => unknown }) {
  const draw = (done: number, all: number) => {
    if (!stream.isTTY) return;
    const filled = all === 0 ? 0 : Math.round((COLUMNS * done) / all);
    stream.write(`\r${'█'.repeat(filled)}${'░'.repeat(COLUMNS - filled)} ${done}/${all}`);
  };
  const clear = () => {
    if (stream.isTTY) stream.write(`\r${' '.repeat(COLUMNS + 20)}\r`);
  };
  return { draw, clear };
}
