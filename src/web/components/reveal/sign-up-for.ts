export interface SignUpPaths {
  login: string;
  start: string;
}

/** As people write it; the page itself is one of many. */
const siteOf = (url: string) => (url.startsWith('http:') ? new URL(url).origin : new URL(url).host);

/** Ends at the form that adds a website, with this page's in it. */
export function signUpFor(url: string, { login, start }: SignUpPaths): string {
  const next = `${start}?${new URLSearchParams({ new: '1', website: siteOf(url) })}`;
  return `${login}?${new URLSearchParams({ register: '', next })}`;
}
