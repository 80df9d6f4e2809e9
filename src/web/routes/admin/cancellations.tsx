import { useCallback, useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { cancellations } from '#contract/admin-lists/customers.ts';
import type { CancellationRequest } from '#contract/calls/cancellation.ts';
import { kindNames, nameEnd } from '#domain/cancellation/cancellation.ts';
import { runAction } from '#web/components/actions/run-action.server.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, textOf } from '#web/forms/call-api.server.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { cancellationListTexts } from '#web/i18n/public/cancel-contract.ts';
import { appMeta } from '#web/meta/app-meta.ts';
import { CarryOutModal } from './cancellations/carry-out-modal.tsx';
import { adminListQuery } from './list-query.ts';
import { ListScreen } from './list-screen.tsx';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listCancellations({ query: adminListQuery(cancellations, url) }));

export const action = ({ request, context }: ActionFunctionArgs) => {
  const api = context.get(apiContext);
  return runAction(request, {
    done: (form, id) => {
      const projectIds = form.getAll('project').map(Number);
      const endsOn = textOf(form, 'endsOn');
      return api.closeCancellation({ params: { id }, body: { state: 'done', endsOn, projectIds } });
    },
    open: (_, id) => api.closeCancellation({ params: { id }, body: { state: 'open', projectIds: [] } }),
  });
};

/** Contracts cancelled by the form of the footer, until somebody has carried them out. */
export default function AdminCancellations() {
  const texts = useTexts(cancellationListTexts);
  const language = useLanguage();
  const { act, isBusy } = useAction({ open: texts.changed });
  const [closing, setClosing] = useState<{ request: CancellationRequest; open: boolean; key: number } | null>(null);
  // The same function every time: the form closes its modal in an effect that depends on it.
  const close = useCallback(() => setClosing((now) => now && { ...now, open: false }), []);
  return (
    <ListScreen
      screen="adminCancellations"
      list={cancellations}
      page={useLoaderData<typeof loader>()}
      drawing="search"
      actions={(request) => (
        <Button
          size="sm"
          variant="outline"
          state={isBusy('open', String(request.id)) ? 'loading' : 'idle'}
          onClick={() =>
            request.state === 'open'
              ? setClosing({ request, open: true, key: (closing?.key ?? 0) + 1 })
              : act('open', { id: String(request.id) })
          }
        >
          {request.state === 'open' ? texts.carryOut : texts.markOpen}
        </Button>
      )}
      cells={{
        person: ({ name, email, number }) => (
          <span className="block min-w-0 text-left [overflow-wrap:anywhere] max-sm:pr-28">
            {name}
            <span className="block font-normal text-ink-faint text-xs">
              {email} · {number}
            </span>
          </span>
        ),
        contract: ({ contract, kind, reason }) => (
          <span className="block min-w-0 md:text-left [overflow-wrap:anywhere]">
            {contract}
            <span className="block text-ink-faint text-xs">
              {kindNames[kind][language]}
              {reason && `: ${reason}`}
            </span>
          </span>
        ),
        ends: ({ endsOn }) => nameEnd(endsOn, language),
        state: ({ state }) => (
          <Badge tone={state === 'open' ? 'warn' : 'good'}>{cancellations.choice.values[state][language]}</Badge>
        ),
      }}
    >
      {closing && <CarryOutModal key={closing.key} request={closing.request} open={closing.open} onClose={close} />}
    </ListScreen>
  );
}
