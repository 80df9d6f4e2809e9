import { errors } from '#contract/error-codes.ts';
import type { Language } from '#domain/language.ts';
import type { Io } from '#io/io.ts';
import { jsonResponse } from '../respond.ts';

export async function readyResponse(io: Pick<Io, 'health'>, language: Language): Promise<Response> {
  const report = await io.health.read();
  if (report.status === 'ok') return jsonResponse(report, 200);
  const { status: statusCode, text } = errors.UNAVAILABLE;
  const body = { statusCode, code: 'UNAVAILABLE', message: text[language], ...report };
  return jsonResponse(body, statusCode, { 'retry-after': '1' });
}

export const liveResponse = ({ settings }: Pick<Io, 'settings'>) =>
  jsonResponse({ status: 'ok', version: settings.version }, 200);
