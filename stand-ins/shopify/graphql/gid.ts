export const gid = (kind: string, id: number) => `gid://shopify/${kind}/${id}`;

/** The number of a global id, or null if it is not one of this kind. */
export function idOf(value: string, kind: string): number | null {
  const match = /^gid:\/\/shopify\/(\w+)\/(\d+)$/.exec(value);
  return match?.[1] === kind ? Number(match[2]) : null;
}

export const kindOf = (value: string): string | null => /^gid:\/\/shopify\/(\w+)\/\d+$/.exec(value)?.[1] ?? null;
