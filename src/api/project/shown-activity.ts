import { nameOf } from '#flows/mails/display-name.ts';
import type { listActivity as findActivity } from '#io/db/queries/activity-log.ts';

export const momentsOf = <Query extends { from?: string | undefined; until?: string | undefined }>(query: Query) => ({
  ...query,
  from: query.from === undefined ? undefined : new Date(query.from),
  until: query.until === undefined ? undefined : new Date(query.until),
});

type Row = Awaited<ReturnType<typeof findActivity>>['items'][number];

const personOf = (person: Row['actor']) => person && { name: nameOf(person), email: person.email };

export const shown = ({ clientHash: _, actor, actingAdmin, ...row }: Row) => ({
  ...row,
  actor: personOf(actor),
  actingAdmin: personOf(actingAdmin),
});
