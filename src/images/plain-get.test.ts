import { describe, expect, test } from 'vitest';
import { readPlainGet } from './plain-get.ts';

const read = (text: string) => readPlainGet(Buffer.from(text, 'latin1'));
const head = (...lines: string[]) => ['GET /a.jpg?b=1 HTTP/1.1', 'Host: x.example', ...lines, '', ''].join('\r\n');

test('a plain GET is read as it stands', () => {
  expect(
    read(
      head('user-agent:\tBot/1 ', 'ACCEPT: */*', 'If-None-Match: "a", W/"b"', 'Connection: Keep-Alive', 'Cookie: a=b'),
    ),
  ).toEqual({
    address: '/a.jpg?b=1',
    host: 'x.example',
    userAgent: 'Bot/1',
    accept: '*/*',
    ifNoneMatch: '"a", W/"b"',
    fetchSite: undefined,
  });
});

describe('whatever is not beyond doubt goes to Node:', () => {
  test.each([
    ['half a head', head().slice(0, -2)],
    ['a head without its last byte', head().slice(0, -1)],
    ['two requests', head() + head()],
    ['a byte too many', `${head()}x`],
    ['an empty line before', `\r\n${head()}`],
    ['another method', head().replace('GET', 'HEAD')],
    ['a method in small letters', head().replace('GET', 'get')],
    ['HTTP/1.0', head().replace('1.1', '1.0')],
    ['HTTP/1.1 with more behind', head().replace('1.1', '1.1 ')],
    ['two spaces', head().replace('GET ', 'GET  ')],
    ['an absolute address', head().replace('/a.jpg', 'http://x.example/a.jpg')],
    ['a space in the address', head().replace('/a.jpg', '/a b.jpg')],
    ['a byte above ASCII in the address', head().replace('/a.jpg', '/ä.jpg')],
    ['a byte above ASCII in a header', head('User-Agent: Bär')],
    ['no host', head().replace('Host: x.example\r\n', '')],
    ['an empty host', head().replace('x.example', '')],
    ['two hosts', head('Host: y.example')],
    ['two user agents', head('User-Agent: a', 'User-Agent: b')],
    ['a space before the colon', head('Accept : */*')],
    ['a folded line', head('Accept: a,', ' */*')],
    ['a line without a colon', head('Accept')],
    ['a line that is all value', head(': x')],
    ['a bare line feed', head('Accept: a\nContent-Length: 3')],
    ['a bare carriage return', head('Accept: a\rContent-Length: 3')],
    ['a NUL', head('Accept: a\0b')],
    ['line feeds alone', head().replaceAll('\r\n', '\n')],
    ['a body', head('Content-Length: 0')],
    ['a body in chunks', head('Transfer-Encoding: chunked')],
    ['a range', head('Range: bytes=0-1')],
    ['a last answer', head('Connection: close')],
    ['another protocol', head('Connection: Upgrade', 'Upgrade: websocket')],
    ['an expectation', head('Expect: 100-continue')],
    ['a header nobody knows', head('X-Odd: 1')],
    ['a very long head', head(`Cookie: ${'x'.repeat(5_000)}`)],
    ['nothing', ''],
    ['TLS', '\x16\x03\x01\x02\x00\x01'],
  ])('%s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});
