import { expect, test } from 'vitest';
import { allowedHosts } from './with-fetch.ts';

test.each([
  ['http://localhost:4000/', 'localhost:4000', true],
  ['http://127.0.0.1:4000/', '127.0.0.1:4000', true],
  ['http://127.5.5.5:4000/', '127.5.5.5:4000', true],
  ['http://[::1]:4000/', '[::1]:4000', true],
  ['http://localhost/', 'localhost:80', true],
  ['http://localhost:3001/', 'localhost:3000', true], // Images that Linkbild serves for the sample shop.
  ['http://localhost:4000/', 'localhost:5432', false],
  ['http://localhost:4000/', '192.168.0.1:4000', false],
  ['https://example.com/', 'localhost:3001', false], // A page from outside opens nothing.
  ['http://10.0.0.1/', '10.0.0.1:80', false],
  ['http://169.254.169.254/', '169.254.169.254:80', false],
  ['http://localhost.example.com/', 'localhost:80', false],
])('%s opens %s: %s', (address, pair, isOpen) => {
  expect(allowedHosts(address, undefined).includes(pair)).toBe(isOpen);
});

test('the environment adds further ones', () => {
  expect(allowedHosts('https://example.com/', ' 10.0.0.1:80, shop.internal:8080 ,')).toEqual([
    '10.0.0.1:80',
    'shop.internal:8080',
  ]);
});
