import { expect, test } from 'vitest';
import { backoffSeconds, deviceName, readDevice, retryAfterSeconds } from './login.ts';

test.each([
  [0, 10, 0],
  [9, 10, 0],
  [10, 10, 5],
  [11, 10, 10],
  [17, 10, 640],
  [18, 10, 900],
  [5_000, 10, 900],
  [0, 1, 0],
  [1, 1, 5],
  [2, 1, 10],
])('after %i failures, %i of them free, the pause is %i s', (failures, free, seconds) => {
  expect(backoffSeconds(failures, free)).toBe(seconds);
});

test.each([
  [{ count: 12, secondsAgo: 0 }, 20],
  [{ count: 12, secondsAgo: 19.2 }, 1],
  [{ count: 12, secondsAgo: 20 }, 0],
  [{ count: 0, secondsAgo: Number.POSITIVE_INFINITY }, 0],
  [{ count: 1, secondsAgo: -3_600 }, 0], // the clock was set back
])('%o: %i s are left', (failures, seconds) => {
  expect(retryAfterSeconds(failures, 10)).toBe(seconds);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge on Windows',
    'Edge unter Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux', 'Firefox unter Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on macOS',
    'Safari unter macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
    'Chrome auf dem iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
    'Samsung Internet unter Android',
  ],
  ['curl/8.5.0', 'curl', 'curl'],
  ['<script>alert(1)</script>', 'Unknown device', 'Unbekanntes Gerät'],
  [null, 'Unknown device', 'Unbekanntes Gerät'],
])('%s is %s', (agent, en, de) => {
  const device = readDevice(agent);
  expect([deviceName(device, 'en'), deviceName(device, 'de')]).toEqual([en, de]);
});
