/** Names chosen by others must not become links, headings or mentions. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_~|[\]()<>#@]/g, '\\$&');
