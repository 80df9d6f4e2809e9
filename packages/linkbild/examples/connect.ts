import { type Client, createClient } from 'linkbild/client';

/** Make the token in your account, for one project where that is enough. It is a secret of your server. */
export function connect({ LINKBILD_URL = '', LINKBILD_TOKEN = '' } = process.env): Client {
  return createClient({ url: LINKBILD_URL, token: LINKBILD_TOKEN });
}
