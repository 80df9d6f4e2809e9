import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import type { Language } from '#domain/language.ts';
import { type ChannelKind, kindOfAddress, MAX_CHANNELS, maskAddress } from '#domain/watch/channel.ts';
import { projectOf } from '#flows/guards/refusals.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import * as channels from '#io/db/queries/watch/alerts.ts';
import type { Io } from '#io/io.ts';
import { decryptAddress, encryptAddress } from './post-to-channel.ts';
import { channelLimit, lockedProject, requireSafeAddress } from './project-guards.ts';

interface By {
  projectId: number;
  actorId: number;
  clientHash: string;
}

/** As people see it: enough of the address to recognise it. */
function shown(io: Pick<Io, 'keys'>, channel: channels.AlertChannelRow) {
  const { id, kind, name, language, failures, pausedAt, createdAt } = channel;
  const address = decryptAddress(io, channel);
  return {
    id,
    kind,
    name,
    address: address === null ? null : maskAddress(address),
    language,
    failures,
    pausedAt,
    createdAt,
  };
}

export async function listChannels(io: Io, projectId: number) {
  return (await channels.listAlertChannels(io.db, projectId)).map((channel) => shown(io, channel));
}

interface NewChannel {
  kind: ChannelKind;
  name: string;
  address: string;
  language: Language;
}

export async function addChannel(io: Io, by: By, { kind, name, address, language }: NewChannel) {
  requireAddressOf(io, kind, address);
  return io.db.transaction(async (db) => {
    const project = await lockedProject(db, by.projectId);
    if ((await channels.listAlertChannels(db, project.id)).length >= MAX_CHANNELS)
      throw new ApiError('TOO_MANY', { text: channelLimit });
    const made = { projectId: project.id, kind, name, language, createdBy: by.actorId };
    const channel = await channels.addAlertChannel(db, { ...made, address: encryptAddress(io, address) });
    await recordActivity(db, { ...by, action: 'channel-added', project, subject: name, detail: { kind } });
    return shown(io, channel);
  });
}

interface ChannelChange {
  name?: string | undefined;
  address?: string | undefined;
  language?: Language | undefined;
  isPaused?: boolean | undefined;
}

/** Resuming a channel or changing its address resets its failure count. */
export async function changeChannel(io: Io, projectId: number, id: number, change: ChannelChange) {
  const { name, address, language, isPaused } = change;
  const channel = await channels.findAlertChannel(io.db, projectId, id);
  if (!channel) throw new ApiError('NOT_FOUND');
  if (address !== undefined) requireAddressOf(io, channel.kind, address);
  const isFresh = isPaused === false || address !== undefined;
  const changed = await channels.changeAlertChannel(io.db, projectId, id, {
    ...(name === undefined ? {} : { name }),
    ...(language === undefined ? {} : { language }),
    ...(address === undefined ? {} : { address: encryptAddress(io, address) }),
    ...(isFresh ? { failures: 0 } : {}),
    ...(isPaused === undefined ? {} : { pausedAt: isPaused ? (channel.pausedAt ?? io.now()) : null }),
  });
  if (!changed) throw new ApiError('NOT_FOUND');
  return shown(io, changed);
}

export async function deleteChannel(io: Io, by: By, id: number): Promise<void> {
  const project = await projectOf(io, by.projectId);
  await io.db.transaction(async (db) => {
    const channel = await channels.deleteAlertChannel(db, project.id, id);
    if (!channel) throw new ApiError('NOT_FOUND');
    const detail = { kind: channel.kind };
    await recordActivity(db, { ...by, action: 'channel-deleted', project, subject: channel.name, detail });
  });
}

function requireAddressOf(io: Pick<Io, 'settings'>, kind: ChannelKind, address: string): void {
  requireSafeAddress(io, 'address', address);
  const other = kindOfAddress(address);
  if (other !== null && other !== kind)
    throw new ApiError('VALIDATION_FAILED', { fields: { address: [messages.otherChannel] } });
}
