import { readCardImage } from '#flows/audit/read-card-image.ts';
import type { Handler } from '../handler.ts';

export const getCardImage: Handler<'getCardImage'> = ({ io, body, request }) =>
  readCardImage(io, body.url, request.signal);
