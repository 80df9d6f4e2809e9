import { setTimeout as wait } from 'node:timers/promises';
import { runLoad } from './load.ts';
import type { Machine } from './systemd-machine.ts';

// What an operator relies on with the shipped units, each with a name that says what holds.

export interface SystemdChecked {
  machine: Machine;
  /** Of the README: how the processes are started, and how they share a port. */
  commands: { start: string; sharePort: readonly string[] };
  requests: number;
}

/** As the units and the README name them. */
export const ports = { web: [3000, 3010], worker: 3900 } as const;
const [first, second] = ports.web;
const READY_MS = 120_000;

async function answers(port: number, path = '/api/health'): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }).catch(
    () => null,
  );
  await response?.arrayBuffer();
  return response?.ok === true;
}

async function until(what: string, isSo: () => boolean | Promise<boolean>, journal: () => string) {
  const end = Date.now() + READY_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not within ${READY_MS / 1000} s: ${what}\n${journal()}`);
    await wait(100);
  }
}

const journalOf = (machine: Machine, unit: string) => () =>
  machine.run(`journalctl --no-pager -n 40 -u ${unit} || true; systemctl status --no-pager ${unit} || true`);

function verify(machine: Machine, units: readonly string[]) {
  const found = machine.run(`systemd-analyze verify ${units.join(' ')} 2>&1`);
  if (found.includes('linkbild')) throw new Error(found);
}

type Check = (given: SystemdChecked) => Promise<string | undefined>;

export const systemdChecks: Record<string, Check> = {
  async 'the services have no fault that systemd names'({ machine }) {
    verify(machine, ['linkbild-web@3000.service', 'linkbild-worker.service']);
    return machine.version;
  },

  async 'two web processes and the worker are enabled, start and answer'({ machine, commands }) {
    const started = performance.now();
    machine.run(commands.start);
    for (const port of ports.web)
      await until(`web on ${port}`, () => answers(port), journalOf(machine, `linkbild-web@${port}`));
    await until('the worker', () => answers(ports.worker), journalOf(machine, 'linkbild-worker'));
    return `${Math.round((performance.now() - started) / 1000)} s`;
  },

  async 'they run as linkbild, without new privileges, and may write their own folder alone'({ machine }) {
    const unit = `linkbild-web@${first}`;
    const pid = machine.property(unit, 'MainPID');
    const status = machine.run(`cat /proc/${pid}/status`);
    if (!/^NoNewPrivs:\s+1$/m.test(status)) throw new Error('it may gain privileges');
    if (machine.run(`stat -c %U /proc/${pid}`) !== 'linkbild') throw new Error('it runs under another account');
    const state = `/var/lib/linkbild/web-${first}`;
    if (machine.run(`stat -c %U ${state}`) !== 'linkbild') throw new Error(`${state} is not its own`);
    const write = (path: string) =>
      machine.run(
        `nsenter -t ${pid} -m setpriv --reuid linkbild --regid linkbild --clear-groups sh -c 'touch ${path} 2>/dev/null && echo may || echo may-not'`,
      );
    const found = [`${state}/probe`, '/opt/linkbild/probe', '/var/lib/linkbild/worker/probe', '/usr/probe'].map(write);
    if (found.join() !== 'may,may-not,may-not,may-not') throw new Error(found.join());
    return undefined;
  },

  async 'a killed process is back'({ machine }) {
    const unit = `linkbild-web@${first}`;
    const before = machine.property(unit, 'MainPID');
    const started = performance.now();
    machine.run(`systemctl kill --signal=KILL ${unit}`);
    const isBack = async () => machine.property(unit, 'MainPID') !== before && (await answers(first));
    await until('the process', isBack, journalOf(machine, unit));
    return `${((performance.now() - started) / 1000).toFixed(1)} s`;
  },

  async 'a setting that somebody has to change first stops it for good'({ machine }) {
    const unit = `linkbild-web@${second}`;
    const folder = `/etc/systemd/system/${unit}.service.d`;
    machine.run(
      `mkdir -p ${folder} && printf '[Service]\\nExecStart=\\nExecStart=/usr/bin/env SITE_URL=nonsense node scripts/serve.mjs\\n' > ${folder}/wrong.conf`,
    );
    machine.run(`systemctl daemon-reload && systemctl restart ${unit} || true`);
    await until('failed', () => machine.property(unit, 'ActiveState') === 'failed', journalOf(machine, unit));
    const [restarts, code] = [machine.property(unit, 'NRestarts'), machine.property(unit, 'ExecMainStatus')];
    machine.run(`rm -r ${folder} && systemctl daemon-reload && systemctl restart ${unit}`);
    await until('the process', () => answers(second), journalOf(machine, unit));
    if (restarts !== '0' || code !== '1')
      throw new Error(`it ended with ${code} and was started ${restarts} times again`);
    return undefined;
  },

  async 'they stop cleanly'({ machine }) {
    const units = [...ports.web.map((port) => `linkbild-web@${port}`), 'linkbild-worker'];
    const started = performance.now();
    machine.run(`systemctl stop ${units.join(' ')}`);
    for (const unit of units) {
      const [state, result] = [machine.property(unit, 'ActiveState'), machine.property(unit, 'Result')];
      if (state !== 'inactive' || result !== 'success') throw new Error(`${unit}: ${state}, ${result}`);
    }
    return `${((performance.now() - started) / 1000).toFixed(1)} s`;
  },

  async 'on a port that systemd holds, no request is lost while both are restarted in turn'(given) {
    const { machine, commands, requests } = given;
    const units = ['linkbild-web@1', 'linkbild-web@2'];
    for (const command of commands.sharePort) machine.run(command);
    verify(machine, ['linkbild.socket', 'linkbild-web@1.service']);
    await until('the port', () => answers(first), journalOf(machine, units[0] ?? ''));
    const paths = ['/api/health/live', '/', '/de', '/robots.txt', '/api/openapi.json'];
    let [restarts, isOver] = [0, false];
    const restarting = (async () => {
      for (; !isOver; restarts++) {
        const unit = units[restarts % 2] ?? '';
        machine.run(`systemctl restart --no-block ${unit}`);
        await wait(5_000);
        await until(unit, () => machine.property(unit, 'ActiveState') === 'active', journalOf(machine, unit));
      }
    })();
    restarting.catch(() => {
      isOver = true;
    });
    const { asked, failures } = await runLoad({
      origin: `http://127.0.0.1:${first}`,
      targets: paths.map((path) => ({ path, status: 200 })),
      connections: 8,
      reconnectEvery: 25,
      goesOn: (so) => !isOver && (so < requests || restarts < 4),
    });
    isOver = true;
    await restarting;
    if (failures.size > 0) throw new Error([...failures].map(([what, times]) => `${times}x ${what}`).join(', '));
    return `0 failed of ${asked}, ${restarts} restarts`;
  },
};
