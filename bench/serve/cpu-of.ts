import { readdirSync, readFileSync } from 'node:fs';

/** CPU seconds used by processes and their children; null if the system does not say (not Linux). */
export function cpuOf(pids: (number | undefined)[]): number | null {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const rows = all.flatMap((name) => statOf(Number(name)));
    const wanted = new Set(pids);
    for (const { pid, parent } of rows) if (wanted.has(parent)) wanted.add(pid);
    return rows.filter(({ pid }) => wanted.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / 100;
  } catch {
    return null;
  }
}

function statOf(pid: number): { pid: number; parent: number; ticks: number }[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return [{ pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return []; // Gone meanwhile.
  }
}
