/** The text under a key; empty for anything that is not text. */
export const textIn = (record: Record<string, unknown>, key: string) => {
  const value = Object.hasOwn(record, key) ? record[key] : null;
  return typeof value === 'string' ? value : '';
};
