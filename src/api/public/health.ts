import { errors } from '#contract/error-codes.ts';
import type { Language } from '#domain/language.ts';
import type { Io } from '#io/io.ts';
import type { Handler } from '../handler.ts';
import { jsonResponse } from '../respond.ts';

/** Ready means: every part that this process needs works. Before the start is over the server itself answers 503 (run.ts). */
export const health: Handler<'health'> = ({ io }) => io.health.read();

export const healthLive: Handler<'healthLive'> = ({ io }) => ({ status: 'ok', version: io.settings.version });

export async function readyResponse(io: Pick<Io, 'health'>, language: Language): Promise<Response> {
  const report = await io.health.read();
  if (report.status === 'ok') return jsonResponse(report, 200);
  const { status: statusCode, text } = errors.UNAVAILABLE;
  const body = { statusCode, code: 'UNAVAILABLE', message: text[language], ...report };
  return jsonResponse(body, statusCode, { 'retry-after': '1' });
}

export const liveResponse = ({ settings }: Pick<Io, 'settings'>) =>
  jsonResponse({ status: 'ok', version: settings.version }, 200);
