// Which private addresses the terminal may ask.
//
// Threat: a page from outside that redirects, or names an image, at something on this machine or in its network.
// Rule: addresses of this machine open only when the person at the terminal gave one on the command line, who could
// as well have used curl. Then the given port opens, and those of Linkbild and its sample shop, because a local page
// names images there. A page from outside opens nothing. Other private networks (LAN, cloud metadata) stay shut
// unless ALLOWED_PRIVATE_HOSTS names them, exactly, as host:port.
// Left open: a local page may make us send plain GET requests, without cookies, to those three local ports.

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const localNames = ['localhost', '127.0.0.1', '[::1]'];
/** Linkbild and the sample shop where nobody moved them. */
const usualPorts = ['3000', '3001'];

export function allowedHosts(address: string, fromEnvironment: string | undefined): string[] {
  const named = (fromEnvironment ?? '')
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean);
  const url = new URL(address);
  if (!loopback.test(url.hostname)) return named;
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const ports = new Set([port, ...usualPorts]);
  const hosts = new Set([url.hostname, ...localNames]);
  return [...named, ...[...hosts].flatMap((host) => [...ports].map((open) => `${host}:${open}`))];
}
