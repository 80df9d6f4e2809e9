import type { Text } from '#domain/language.ts';

/** The error page for a visitor who requested a file; the site renders it as one of its own pages. */
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
