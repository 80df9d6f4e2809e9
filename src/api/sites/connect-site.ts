import { connectSite as connect } from '#flows/sites/connect-site.ts';
import type { Handler } from '../handler.ts';

export const connectSite: Handler<'connectSite'> = ({ io, body, language, client }) =>
  connect(io, body, { language, clientHash: io.keys.hash('client', client) });
