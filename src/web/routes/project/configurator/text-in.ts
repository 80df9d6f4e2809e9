/** The text under a key, or an empty one for anything that is no text. */
export const textIn = (record: Record<string, unknown>, key: string) => {
  const value = Object.hasOwn(record, key) ? record[key] : null;
  return typeof value === 'string' ? value : '';
};
