/** A URL with additional query parameters; it may be a path of this site or of another, and have a query already. */
export function withQuery(address: string, more: Record<string, string>): string {
  const [path = '', query = ''] = address.split('?');
  return `${path}?${new URLSearchParams([...Object.entries({ ...Object.fromEntries(new URLSearchParams(query)), ...more })])}`;
}
