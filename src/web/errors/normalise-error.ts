import { isRouteErrorResponse } from 'react-router';

export interface NormalisedError {
  status: number;
  message: string;
}

/**
 * docs/specification.md#s8.1: the message from the error, otherwise the error written out; the status from statusCode,
 * status or the response.
 */
export function normaliseError(error: unknown): NormalisedError {
  return { status: statusOf(error), message: messageOf(error) };
}

function statusOf(error: unknown): number {
  const outer = fieldsOf(error);
  const candidates = [outer.statusCode, outer.status, fieldsOf(outer.response).status];
  const status = candidates.map(Number).find((value) => Number.isInteger(value) && value >= 400 && value <= 599);
  return status ?? 500;
}

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  // Errors thrown with `data(...)` have their message inside; the outer object would print as noise.
  if (isRouteErrorResponse(error)) return messageIn(error.data) ?? error.statusText;
  return messageIn(error) ?? serialised(error);
}

function messageIn(value: unknown): string | null {
  const { message } = fieldsOf(value);
  return typeof message === 'string' && message !== '' ? message : null;
}

function serialised(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value); // a circular value
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
