import { probeImage as probe } from '#io/fetch/pages/probe-image.ts';
import type { Handler } from '../handler.ts';

export const probeImage: Handler<'probeImage'> = ({ io, body, request }) =>
  probe(io.safeFetch, body.url, { userAgent: io.settings.userAgent, signal: request.signal });
