import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A ZIP that is created while it is read: one file after the other, none of them whole in memory. */
export interface ZipStream {
  stream: ReadableStream<Uint8Array>;
  /** Resolves when the reader has consumed the file; rejects if the reader is gone. */
  add(name: string, content: AsyncIterable<Uint8Array>, options: { compress: boolean }): Promise<void>;
  end(): void;
  /** Aborts the download: half a ZIP must not look like a whole one. */
  fail(error: Error): void;
}

export function createZipStream(now: Date): ZipStream {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const gone = new AbortController();
  output.once('close', () => gone.abort(new Error('the reader of the export has gone')));
  // Reported to the stream's reader; without a listener it would end the process.
  output.on('error', () => undefined);
  return {
    stream: webStream(output),
    async add(name, content, { compress }) {
      gone.signal.throwIfAborted();
      const source = Readable.from(content, { objectMode: false });
      zip.addReadStream(source, name, { mtime: now, compress });
      try {
        await finished(source, { signal: gone.signal, writable: false });
      } finally {
        source.destroy();
      }
    },
    end: () => zip.end(),
    fail: (error) => void output.destroy(error),
  };
}

/** Not `Readable.toWeb`: a reader who leaves before the first bytes makes it throw where nobody can catch it. */
function webStream(output: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = output[Symbol.asyncIterator]();
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: () => void output.destroy(),
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
