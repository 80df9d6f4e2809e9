import { afterAll, onTestFinished } from 'vitest';

/**
 * Runs at the end of the test it is called in, or of the file if called outside of one. Vitest silently ignores
 * `afterAll` inside a test: databases, queues and folders were left behind.
 */
export function whenOver(clearUp: () => unknown): void {
  try {
    onTestFinished(async () => void (await clearUp()));
  } catch {
    afterAll(async () => void (await clearUp()));
  }
}
