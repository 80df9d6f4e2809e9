import type { ChannelKind } from './channel.ts';

// Incoming webhook addresses are secrets: whoever knows one can post. Elsewhere only the masked form is shown.

const hosts: { kind: ChannelKind; host: RegExp }[] = [
  { kind: 'slack', host: /^hooks\.slack(-gov)?\.com$/ },
  { kind: 'discord', host: /^((ptb|canary)\.)?discord(app)?\.com$/ },
  { kind: 'teams', host: /\.(logic\.azure\.com|api\.powerplatform\.com|powerautomate\.com|webhook\.office\.com)$/ },
];

/** Which service an address belongs to; null: none that we know, such as a service that takes the messages of one. */
export function kindOfAddress(address: string): ChannelKind | null {
  const hostname = URL.parse(address)?.hostname ?? '';
  return hosts.find(({ host }) => host.test(hostname))?.kind ?? null;
}

/** The host and the last characters, to tell two of them apart. */
export function maskAddress(address: string): string {
  const url = URL.parse(address);
  return url === null ? '…' : `${url.host}/…${address.length > 60 ? address.slice(-4) : ''}`;
}
