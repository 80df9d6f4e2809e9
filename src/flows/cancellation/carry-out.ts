import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { namePlan } from '#domain/billing/prices.ts';
import type { Language } from '#domain/language.ts';
import { onlyChangeable } from '#flows/billing/plan-project.ts';
import { findRunningPlan } from '#flows/billing/stripe/billed-project.ts';
import { cancelBilledPlan } from '#flows/billing/stripe/cancel-plan.ts';
import {
  addCarriedOut,
  findCancellation,
  listPlansToCancel,
  setCancellationState,
} from '#io/db/queries/billing/cancellation-requests.ts';
import type { Io } from '#io/io.ts';
import { pageUrl } from '#io/page-url.ts';

// Threat: a link that cancels plans without a login. Layers: it is mailed only to the account's own address, is
// encrypted, names one declaration and one person, expires after two weeks, and works once per plan. It can only cancel
// to the end of the period, which the account can undo.

const PURPOSE = 'carry-out-cancellation';
const VALID_MS = 14 * 86_400_000;
const Link = z.object({ request: z.number(), user: z.number(), until: z.number() });

/** The page of the form, which shows what the link would end. */
export function carryOutUrl(
  io: Pick<Io, 'keys' | 'now' | 'settings'>,
  language: Language,
  of: { request: number; user: number },
): string {
  const code = io.keys.encrypt(PURPOSE, JSON.stringify({ ...of, until: io.now().getTime() + VALID_MS }));
  return pageUrl(io, language, { en: '/cancel-contract', de: '/kuendigen' }[language], { code });
}

/** The plans and their end dates; `isCancelled`: already cancelled. */
export async function describeEnds(io: Io, code: string, language: Language) {
  const { plans } = await open(io, code);
  return plans.map(({ slug, address, plan }) => {
    const named = plan.planId === null ? null : planById(plan.planId);
    return {
      slug,
      site: address,
      plan: named ? namePlan(named, language) : '',
      endsAt: plan.cancelAt ?? plan.periodEndsAt ?? io.now(),
      isCancelled: plan.cancelAt !== null,
    };
  });
}

export async function carryOut(io: Io, code: string, slug: string): Promise<Date> {
  const { link, plans } = await open(io, code);
  const chosen = plans.find((one) => one.slug === slug);
  if (!chosen) throw new ApiError('INVALID_CANCELLATION_LINK');
  const endsAt = await cancelBilledPlan(io, chosen.projectId, link.user);
  // The result includes plans that the same link cancelled concurrently.
  const carriedOut = await addCarriedOut(io.db, link.request, chosen.projectId);
  // While plans are left, the operator must find out whether the person meant those too.
  const isAll = plans.every(({ plan, projectId }) => carriedOut.includes(projectId) || plan.cancelAt !== null);
  if (isAll) await setCancellationState(io.db, link.request, 'done', link.user);
  return endsAt;
}

async function open(io: Io, code: string) {
  const text = io.keys.decrypt(PURPOSE, code);
  if (text === null) throw new ApiError('INVALID_CANCELLATION_LINK');
  const link = Link.parse(JSON.parse(text));
  if (link.until < io.now().getTime()) throw new ApiError('EXPIRED_CANCELLATION_LINK');
  const declared = await findCancellation(io.db, link.request);
  if (!declared) throw new ApiError('INVALID_CANCELLATION_LINK');
  const held = await onlyChangeable(io.db, await listPlansToCancel(io.db, link.user));
  const found = await Promise.all(
    held.map(async (one) => ({ ...one, plan: await findRunningPlan(io.db, one.projectId) })),
  );
  const plans = found.flatMap(({ plan, ...one }) => {
    // A link works once per plan, so an old mail cannot cancel a plan that was resumed since.
    const isUsed = declared.state === 'done' || declared.carriedOut.includes(one.projectId);
    return plan && !(isUsed && plan.cancelAt === null) ? [{ ...one, plan }] : [];
  });
  if (plans.length === 0) throw new ApiError('INVALID_CANCELLATION_LINK');
  return { link, plans };
}
