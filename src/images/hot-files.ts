import { createSendNow, type MemoryFile } from '#io/system/send-now.ts';

// Of the pictures in memory, those that go round: they are kept once more as files of the system, which sends its own pages
// without copying them.

export const sendNow = createSendNow();

/** Below this the copy costs less than the file. */
const WORTH_BYTES = 16_000;
const MAX_BYTES = 16_000_000;
/** Each takes a descriptor; of those a process may have a thousand in the worst case. */
const MAX_FILES = 200;

let bytesHeld = 0;
let filesHeld = 0;

/** Null: not worth it, no room, or no such thing on this system. */
export function createHotFile(bytes: Buffer): MemoryFile | null {
  const { length } = bytes;
  if (length < WORTH_BYTES || bytesHeld + length > MAX_BYTES || filesHeld >= MAX_FILES) return null;
  const file = sendNow?.createFile(bytes) ?? null;
  if (!file) return null;
  bytesHeld += length;
  filesHeld += 1;
  const close = file.close;
  file.close = () => {
    if (file.descriptor === null) return;
    close();
    bytesHeld -= length;
    filesHeld -= 1;
  };
  return file;
}
