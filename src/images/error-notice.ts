import type { Text } from '#domain/language.ts';

/** What a visitor is told in place of the file: the site renders it as one of its pages. */
export interface Notice {
  status: 404 | 503;
  language: 'en' | 'de';
  text?: Text;
  retryAfterSeconds?: number;
}

declare module 'hono' {
  interface ContextVariableMap {
    notice?: Notice;
  }
}
