import { kindOf } from '#domain/agents/kind.ts';

export const shownCrawl = <Row extends { bot: string; isBot: boolean }>(row: Row) => ({ ...row, kind: kindOf(row) });
