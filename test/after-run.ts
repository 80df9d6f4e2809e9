import { afterAll, onTestFinished } from 'vitest';

/**
 * Runs at the end of the test it is called in, or of the file where it is called outside of one. Vitest's `afterAll` is
 * silently left out inside a test: databases, queues and folders stayed.
 */
export function whenOver(clearUp: () => unknown): void {
  try {
    onTestFinished(async () => void (await clearUp()));
  } catch {
    afterAll(async () => void (await clearUp()));
  }
}
