import { expect, test } from 'vitest';
import { kindOfAddress, maskAddress } from './channel.ts';

const slack = 'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXabcd';

test.each([
  [slack, 'slack'],
  ['https://discord.com/api/webhooks/1/a', 'discord'],
  ['https://discordapp.com/api/webhooks/1/a', 'discord'],
  ['https://prod-12.westeurope.logic.azure.com:443/workflows/a/triggers/manual/paths/invoke?sig=b', 'teams'],
  ['https://default1.2.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/a', 'teams'],
  ['https://x.webhook.office.com/webhookb2/a', 'teams'],
  ['https://chat.example/hooks/a', null],
  ['https://hooks.slack.com.evil.example/services/a', null],
  ['no address', null],
])('%s belongs to %s', (address, kind) => expect(kindOfAddress(address)).toBe(kind));

test.each([
  [slack, 'hooks.slack.com/…abcd'],
  ['https://chat.example/hooks/a', 'chat.example/…'],
])('%s is shown as %s', (address, shown) => expect(maskAddress(address)).toBe(shown));
