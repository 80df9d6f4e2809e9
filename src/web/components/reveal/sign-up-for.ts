export interface SignUpPaths {
  login: string;
  start: string;
}

/** As people write it; the page itself is one of many. What is no URL yet stays as it was typed. */
function siteOf(address: string): string {
  const url = URL.parse(address);
  if (url?.protocol === 'https:') return url.host;
  return url?.protocol === 'http:' ? url.origin : address;
}

/** Ends at the form that adds a website, with this page's in it. */
export function signUpFor(address: string, { login, start }: SignUpPaths): string {
  const next = `${start}?${new URLSearchParams({ new: '1', website: siteOf(address) })}`;
  return `${login}?${new URLSearchParams({ register: '', next })}`;
}
