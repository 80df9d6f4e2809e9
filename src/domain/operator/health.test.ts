import { expect, test } from 'vitest';
import { type BoundedFigure, crossedBounds, type HealthFigures } from './health.ts';

const fine: HealthFigures = {
  diskFree: 60,
  databaseBytes: 1e9,
  slowQueries: 0,
  oldestJob: 2,
  mailsSent: 10,
  mailsFailed: 0,
  mailsBounced: 0,
  errorRate: 0,
  requests: 1000,
  workers: 1,
  backupAge: 5,
  certificateDays: 60,
};

test.each<[Partial<HealthFigures>, BoundedFigure[]]>([
  [{}, []],
  [{ diskFree: 9.9 }, ['diskFree']],
  [{ diskFree: null, certificateDays: null }, []],
  [{ oldestJob: 901 }, ['oldestJob']],
  [{ mailsFailed: 5, slowQueries: 3 }, ['slowQueries', 'mailsFailed']],
  [{ databaseBytes: 251e9, mailsBounced: 5 }, ['databaseBytes', 'mailsBounced']],
  [{ databaseBytes: 249e9, mailsBounced: 4 }, []],
  [{ errorRate: 2.1 }, ['errorRate']],
  [{ errorRate: 100, requests: 3 }, []],
  [{ workers: 0 }, ['workers']],
  [{ backupAge: null }, ['backupAge']],
  [{ backupAge: 49, certificateDays: 13 }, ['backupAge', 'certificateDays']],
])('%o', (change, expected) => {
  expect(crossedBounds({ ...fine, ...change }, true)).toEqual(expected);
});

test('a site that nobody else can reach needs no backup', () => {
  expect(crossedBounds({ ...fine, backupAge: null }, false)).toEqual([]);
});
