export interface Input {
  params?: object;
  query?: object;
  body?: object;
}

type CallRequest = {
  path: string;
  method: string;
  headers: Record<string, string>;
  redirect: 'manual';
  body?: string | FormData;
};

/** `callLine` is a line of the table: method, path, and `upload` for a form with a file. */
export function requestOf(
  callLine: string,
  { params = {}, query = {}, body }: Input,
  headers: Record<string, string>,
): CallRequest {
  const [method = 'get', pattern = '/', kind] = callLine.split(' ');
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) => partOf(name, values.get(name)));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, `${value}`]],
    ),
  ).toString();
  const request = {
    path: search ? `${filled}?${search}` : filled,
    method: method.toUpperCase(),
    // A redirect could send the token to another host.
    redirect: 'manual' as const,
  };
  if (!body) return { ...request, headers };
  if (kind === 'upload') return { ...request, headers, body: formOf(body) };
  return { ...request, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** `..` would lead to another call. */
function partOf(name: string, value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`params.${name} is missing or is not part of an address`);
  return encodeURIComponent(text);
}

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name);
    else if (value !== undefined && value !== null) form.append(name, `${value}`);
  }
  return form;
}
