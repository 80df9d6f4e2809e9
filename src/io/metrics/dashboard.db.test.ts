import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createHealthServer } from '#site/health-server.ts';
import { createTestApi, waitFor } from '../../../test/api.ts';
import { anchorsOf } from '../../../test/doc-anchors.ts';
import { createMetrics } from './metrics.ts';
import { createQueueFigures } from './queue-figures.ts';
import { watchParts } from './watch-parts.ts';

const metrics = createMetrics({ role: 'worker', version: '1.2.3' });
const { io, runJobs } = await createTestApi({ metrics });
watchParts(metrics, {
  pools: { requests: { totalCount: 5, idleCount: 2, waitingCount: 1 } },
  drawing: io.renderer.load,
  waitingCrawls: io.crawlLog.waiting,
  isDatabaseAway: () => false,
  queues: createQueueFigures(io.db, () => performance.now()),
});
const token = 'a token of the metrics';
const server = createHealthServer(() => io, { starting: '{}', metricsToken: token });
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
const dashboard: Dashboard = JSON.parse(readFileSync(new URL('../../../deploy/grafana.json', import.meta.url), 'utf8'));
const baseName = (name: string) => name.replace(/_(bucket|count|sum)$/, '');
const shown = new Set(
  dashboard.panels
    .flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/\b(?:linkbild|nodejs|process)_\w+/g) ?? []))
    .map(baseName),
);

test('every figure on the dashboard exists, and every figure of ours is on it and documented', () => {
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  expect([...shown].filter((name) => !names.includes(name))).toEqual([]);
  const own = names.filter((name) => name.startsWith('linkbild_'));
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
  const guide = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  expect(own.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

/** YAML of one fixed form: a rule is a list item, its fields are lines. */
const rules = readFileSync(new URL('../../../deploy/alerts.yml', import.meta.url), 'utf8')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({
    name: text.split('\n', 1)[0] ?? '',
    expr: /^ {8}expr: (.+)$/m.exec(text)?.[1] ?? '',
    severity: /severity: (page|ticket)\b/.exec(text)?.[1],
    runbook: /runbook: "docs\/runbook\.md#([\w-]+)"/.exec(text)?.[1] ?? '',
  }));

test('every alert is about figures that exist, and leads to steps of the runbook', () => {
  expect(rules.length).toBeGreaterThan(10);
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const steps = anchorsOf(readFileSync(new URL('../../../docs/runbook.md', import.meta.url), 'utf8'));
  for (const { name, expr, severity, runbook } of rules) {
    const figures = (expr.match(/\b(?:linkbild|nodejs|process)_\w+/g) ?? []).map(baseName);
    expect([name, figures.length > 0, figures.filter((figure) => !names.includes(figure))]).toEqual([name, true, []]);
    expect([name, severity, steps.has(runbook)]).toEqual([name, expect.any(String), true]);
  }
});

test('a worker serves them on its port to clients with the token', async () => {
  expect((await fetch(address)).status).toBe(401);
  expect((await fetch(address, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
  await io.queue.enqueue(io.db, 'send-mail', { mailId: 1 });
  const read = async () => {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.registry.contentType]);
    return answer.text();
  };
  const before = await read();
  expect(before).toContain('linkbild_queue_jobs{queue="send-mail",state="due",role="worker"} 1');
  expect(before).toMatch(/linkbild_queue_oldest_seconds\{queue="send-mail",role="worker"\} \d+\.\d+/);
  expect(before).toContain('linkbild_queue_jobs{queue="crawl-site",state="due",role="worker"} 0');
  expect(before).toContain('linkbild_pool_connections{pool="requests",state="used",role="worker"} 3');
  expect(before).toContain('linkbild_build_info{version="1.2.3",role="worker"} 1');
  await runJobs();
  const counted = /linkbild_job_seconds_count\{[^}]*queue="send-mail"/;
  await waitFor(async () => counted.test(await metrics.registry.metrics()), 'the job');
});
