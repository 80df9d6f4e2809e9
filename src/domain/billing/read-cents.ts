/** Euros as people type them, `5`, `5.5` or `5,50`, in cents; null if it is no amount. */
export function readCents(typed: string): number | null {
  const [, euros, cents = ''] =
    /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim().replace(/(?<!\s)\s*€$|^€\s*/, '')) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}
