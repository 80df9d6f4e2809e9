import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { type Env, readEnv } from './env.ts';

// The entry. It checks the environment before loading anything else, so that an invalid value is reported at once, and
// lets Node cache compiled code below DATA_DIR: the second start does not read and compile a thousand files again.

function envOrEnd(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

const env = envOrEnd();
enableCompileCache(join(env.dataDir, 'cache', 'node'));
try {
  const { run } = await import('./run.ts');
  await run(env);
} catch (error) {
  // Not Node's own code for this, which is 1: that one says that a setting is wrong (scripts/supervise.mjs).
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(70);
}
// By default Node writes it at exit, which a killed process never reaches.
flushCompileCache();
