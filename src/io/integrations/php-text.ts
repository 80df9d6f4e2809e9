/** A text as PHP writes it between single quotes. */
export const quotedInPhp = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;
