import { expect, test } from 'vitest';
import { deviceName, readDevice } from './device-name.ts';

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
