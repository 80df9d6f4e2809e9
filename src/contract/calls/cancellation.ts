import { z } from 'zod';
import { call } from '#contract/call.ts';
import {
  Code,
  Done,
  Email,
  idParams,
  line,
  MAX_ID,
  pageOf,
  paging,
  requiredLine,
  Timestamp,
} from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { preferredText } from '#contract/messages.ts';
import { cancellationKinds } from '#domain/cancellation/cancellation.ts';

const State = z.enum(['open', 'done']);
const Kind = z.enum(cancellationKinds);

const CancellationRequest = z.object({
  id: z.number(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  kind: Kind,
  reason: z.string().nullable(),
  endsOn: z.string().nullable(),
  state: State,
  createdAt: Timestamp,
  /** While it is open: the running plans of the account with that address. */
  plans: z.array(
    z.object({
      projectId: z.number(),
      site: z.string(),
      planId: z.string(),
      isBilled: z.boolean(),
      endsAt: Timestamp,
    }),
  ),
});
export type CancellationRequest = z.output<typeof CancellationRequest>;

/** Cancelling a contract without logging in (docs/decisions/054-limits-and-cancelling.md), and what the super admin sees of it. */
export const cancellationCalls = {
  requestCancellation: call({
    method: 'post',
    path: '/cancellation',
    access: 'public',
    summary: { en: 'Cancel a contract', de: 'Vertrag kündigen' },
    body: z
      .strictObject({
        name: requiredLine(200),
        email: Email,
        contract: requiredLine(300),
        kind: Kind,
        reason: line(2000).optional(),
        endsOn: z.iso.date({ error: preferredText('date') }).optional(),
        /** Where the receipt goes, if elsewhere. */
        confirmationEmail: Email.optional(),
        /** Not for people: what has it is refused. */
        nickname: line(200).optional(),
      })
      .refine(({ kind, reason }) => kind !== 'for-cause' || Boolean(reason), {
        path: ['reason'],
        error: preferredText('required'),
      }),
    limits: [limits.cancellationsOfClient, limits.cancellationsOfAddress],
    ok: z.object({ number: z.string(), receivedAt: Timestamp }),
  }),
  describePlanEnd: call({
    part: 'stripe',
    method: 'post',
    path: '/cancellation/plan',
    access: 'public',
    summary: { en: 'See what the link of a cancellation ends', de: 'Sehen, was der Link einer Kündigung beendet' },
    body: z.strictObject({ code: Code }),
    limits: [limits.cancellationLinks],
    ok: z.object({
      plans: z.array(
        z.object({
          slug: z.string(),
          site: z.string(),
          plan: z.string(),
          endsAt: Timestamp,
          isCancelled: z.boolean(),
        }),
      ),
    }),
  }),
  carryOutCancellation: call({
    part: 'stripe',
    method: 'post',
    path: '/cancellation/carry-out',
    access: 'public',
    summary: { en: 'Cancel a plan by the link in an email', de: 'Tarif über den Link einer E-Mail kündigen' },
    body: z.strictObject({ code: Code, slug: requiredLine(100) }),
    limits: [limits.cancellationLinks],
    ok: z.object({ endsAt: Timestamp }),
  }),
  listCancellations: call({
    method: 'get',
    path: '/admin/cancellations',
    access: 'superadmin',
    summary: { en: 'List cancellations, newest first', de: 'Kündigungen, neueste zuerst' },
    query: z.strictObject({ ...paging, state: State.optional() }),
    ok: pageOf(CancellationRequest),
  }),
  closeCancellation: call({
    method: 'post',
    path: '/admin/cancellations/{id}/state',
    access: 'superadmin',
    summary: { en: 'Carry out a cancellation, or reopen it', de: 'Kündigung ausführen oder wieder öffnen' },
    params: idParams,
    body: z
      .strictObject({
        state: State,
        /** When the contract ends; needed to carry it out. */
        endsOn: z.iso.date({ error: preferredText('date') }).optional(),
        /** Whose plans end then. */
        projectIds: z.array(z.number().int().positive().max(MAX_ID)).max(100).default([]),
        /** Why other plans of the account go on; needed if any does. The person reads it. */
        reason: line(500).optional(),
      })
      .refine(({ state, endsOn }) => state === 'open' || Boolean(endsOn), {
        path: ['endsOn'],
        error: preferredText('date'),
      }),
    ok: Done,
  }),
};
