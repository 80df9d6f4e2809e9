// Keeps the server running: starts it on Node 24, passes signals on, restarts it after a crash or when it hangs,
// and exits with it. Runs on any Node from 20 on, also as the first process of a container.
//
// The server's exit codes: 0 it was asked to stop; 1 somebody has to change a setting first (an invalid value, a taken
// port, another instance in DATA_DIR); anything else, or a signal, is a fault that may be over by the next start.
import { spawn, spawnSync } from 'node:child_process';
import { memoryEnv, node, program, root, say } from './setup.mjs';

const FIRST_PAUSE_MS = 1_000;
const MAX_BACKOFF_MS = 60_000;
/** A server that ran this long was healthy: the next pause is short again. */
const HEALTHY_MS = 300_000;
/** A clean shutdown takes under 10 s. */
const END_MS = 15_000;
const PARENT_MS = 250;
/** The server says every second that its thread runs (src/heartbeat.ts). */
const WATCH_MS = 1_000;
const STILL_MS = 10_000;
/** A blocked thread handles no SIGTERM; one that was only late ends in order. */
const STILL_END_MS = 2_000;

/**
 * systemd may hold the port and pass it as file 3 (its socket units). This process keeps it too, so that connections
 * wait while the server restarts. LISTEN_PID says which process it is for; a caller that cannot know the number omits
 * it.
 */
const { LISTEN_FDS, LISTEN_PID } = process.env;
const hasSocket = LISTEN_FDS === '1' && (!LISTEN_PID || Number(LISTEN_PID) === process.pid);

export function supervise(args, env = {}) {
  let child = null;
  let pauseMs = FIRST_PAUSE_MS;
  let pausing = null;
  let isEnding = false;

  function start() {
    const started = Date.now();
    pausing = null;
    // The channel tells the server when this process is gone, however it ended.
    child = spawn(node, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', ...(hasSocket ? [3] : []), 'ipc'],
      env: { ...memoryEnv, ...process.env, ...env, LISTEN_FDS: hasSocket ? '1' : '' },
    });
    // Without an exit: too little memory or too many processes at this moment.
    child.on('error', (error) => {
      if (child.pid === undefined) startLater(`it could not be started: ${error.message}`);
    });
    const still = watch(child);
    child.on('exit', (code, signal) => {
      still.end();
      if (!still.isReplaced() && (code === 0 || code === 1)) process.exit(code);
      if (Date.now() - started >= HEALTHY_MS) pauseMs = FIRST_PAUSE_MS;
      startLater(signal ? `signal ${signal}` : `exit code ${code}`);
    });
  }

  function startLater(how) {
    child = null;
    if (isEnding) return exitAfterError();
    say(`Linkbild ended by a fault (${how}) and starts again in ${pauseMs / 1000} s.`);
    pausing = setTimeout(start, pauseMs);
    pauseMs = Math.min(pauseMs * 2, MAX_BACKOFF_MS);
  }

  function end(signal) {
    isEnding = true;
    if (pausing) {
      clearTimeout(pausing);
      return exitAfterError();
    }
    child?.kill(signal);
    setTimeout(() => child?.kill('SIGKILL'), END_MS).unref();
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
  endWithNpm(() => end('SIGTERM'));
  // A parent that started this with a channel (Node's IPC) wants it to end with them.
  process.on('disconnect', () => end('SIGTERM'));
  start();
}

/**
 * Ends a server whose thread is blocked. Its seconds are counted here: a machine that slept would otherwise look like
 * a server that did. Only one that has spoken is watched, because a start takes as long as it takes.
 */
function watch(server) {
  let silentMs = null;
  let isReplaced = false;
  let killing = null;
  server.on('message', (message) => {
    if (message === 'alive') silentMs = 0;
  });
  const watching = setInterval(() => {
    if (silentMs === null) return;
    silentMs += WATCH_MS;
    if (silentMs < STILL_MS) return;
    clearInterval(watching);
    isReplaced = true;
    say(`Linkbild has stood still for ${STILL_MS / 1000} s and is replaced.`);
    server.kill('SIGTERM');
    killing = setTimeout(() => server.kill('SIGKILL'), STILL_END_MS);
  }, WATCH_MS);
  return {
    isReplaced: () => isReplaced,
    end() {
      clearInterval(watching);
      clearTimeout(killing);
    },
  };
}

/** A killed server leaves its embedded database running for the next start. There is none now. */
function exitAfterError() {
  spawnSync(node, [program('src/programs/stop-database.ts')], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  process.exit(1);
}

/** A killed npm cannot pass a signal on. If started by hand, a missing parent is a terminal closed after nohup. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, PARENT_MS);
  timer.unref();
}
