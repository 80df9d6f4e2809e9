// A thin client: prepared bytes out, bytes counted in one shared buffer, nothing else. With a rate it is an open loop:
// every request has its scheduled time, and its duration counts from there even if no connection was free to send it
// (so that a stalling server is charged for all requests that would have come meanwhile).
import { connect, type Socket } from 'node:net';
import { userAgent } from '../serve/load.ts';

export interface LoadOrder {
  url: string;
  connections: number;
  seconds: number;
  /** Requests per second; without it, as many as there are responses. */
  rate?: number;
}

interface Connection {
  socket: Socket;
  /** Remaining bytes of the response; null: it has not begun. */
  left: number | null;
  due: number;
}

const { url, connections, seconds, rate } = JSON.parse(process.argv[2] ?? '{}') as LoadOrder;
const { hostname, port, pathname, host } = new URL(url);
const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: ${userAgent}\r\n\r\n`);
const headEnd = Buffer.from('\r\n\r\n');
const shared = Buffer.alloc(256 * 1024);

/** For an open loop: a newly started client is slow itself, and one percent of five seconds are its first 50 ms. */
const UNCOUNTED_SECONDS = 1;
const times: number[] = [];
let countedFrom = 0;
let answers = 0;
const idle: Connection[] = [];
const waiting: number[] = [];
let failed = 0;
let isOver = false;

function ask(connection: Connection, due: number) {
  connection.left = null;
  connection.due = due;
  connection.socket.write(request);
}

function onAnswer(connection: Connection) {
  const now = performance.now();
  answers += 1;
  if (connection.due >= countedFrom) times.push(now - connection.due);
  if (isOver) return;
  if (rate === undefined) return ask(connection, now);
  const due = waiting.shift();
  if (due === undefined) idle.push(connection);
  else ask(connection, due);
}

/** The head comes in one piece, as both servers send it with the first bytes of the image. */
function onBytes(connection: Connection, count: number, bytes: Uint8Array) {
  if (connection.left === null) {
    const text = shared.toString('latin1', 0, Math.min(count, 1_000));
    const end = shared.subarray(0, count).indexOf(headEnd);
    if (end < 0 || !text.startsWith('HTTP/1.1 200')) failed += 1;
    connection.left = end + headEnd.length + Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
  }
  connection.left -= count;
  if (connection.left === 0) onAnswer(connection);
  return bytes === shared;
}

await Promise.all(
  Array.from(
    { length: connections },
    () =>
      new Promise<void>((resolve) => {
        const onread = {
          buffer: shared,
          callback: (count: number, bytes: Uint8Array) => onBytes(connection, count, bytes),
        };
        const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread }, resolve);
        const connection: Connection = { socket, left: null, due: 0 };
        socket.on('error', () => {
          if (!isOver) failed += 1;
        });
        idle.push(connection);
      }),
  ),
);

const started = performance.now();
const end = started + (seconds + (rate === undefined ? 0 : UNCOUNTED_SECONDS)) * 1000;
if (rate === undefined) {
  for (const connection of idle.splice(0)) ask(connection, started);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
} else {
  countedFrom = started + UNCOUNTED_SECONDS * 1000;
  for (let sent = 0; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, 1))) {
    for (; started + (sent * 1000) / rate <= performance.now(); sent++) {
      const due = started + (sent * 1000) / rate;
      const connection = idle.shift();
      if (connection) ask(connection, due);
      else waiting.push(due);
    }
  }
}
isOver = true;
const passed = (performance.now() - started) / 1000;
// Requests without a response have waited at least until now.
for (const due of waiting) times.push(performance.now() - due);
const sorted = Float64Array.from(times).sort();
const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 100) / 100;
process.stdout.write(
  JSON.stringify({ answers, perSecond: answers / passed, p50: at(0.5), p99: at(0.99), failed }),
  () => process.exit(0),
);
