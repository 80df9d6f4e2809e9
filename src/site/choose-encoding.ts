export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that both the client accepts and we have. */
export function chooseEncoding(accepted: string, available: { br?: unknown; gzip?: unknown }): Encoding {
  if (available.br && /\bbr\b/.test(accepted)) return 'br';
  return available.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
