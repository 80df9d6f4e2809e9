import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { type Env, readEnv } from './env.ts';

// The entry. It looks at the environment before anything else is loaded, so that a wrong value is said at once, and lets
// Node keep the compiled code below DATA_DIR: the second start does not read and compile a thousand files again.

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
const { run } = await import('./run.ts');
await run(env);
// By itself Node writes it at the end, which a killed process never reaches.
flushCompileCache();
