// https://docs.stripe.com/api/events: kept for 30 days.
import { listTakes, type Route, route } from '../http/call.ts';
import { noSuch } from '../http/errors.ts';
import { createdWithin, page } from '../http/list.ts';
import { flag, text, texts } from '../http/params.ts';

const KEPT_SECONDS = 30 * 86_400;

/** `invoice.*` names a whole group. */
const isOfType = (type: string, pattern: string) =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;

export const eventRoutes: Route[] = [
  route('GET', '/v1/events/:id', '', ({ account, ids: [id = ''] }) => {
    const event = account.events.get(id);
    if (!event || account.now() - event.created > KEPT_SECONDS) throw noSuch('event', id);
    return event;
  }),
  route('GET', '/v1/events', `${listTakes} type types delivery_success`, ({ account, params }) => {
    const type = text(params, 'type');
    const types = texts(params, 'types') ?? (type ? [type] : null);
    const isDelivered = flag(params, 'delivery_success');
    const isIn = createdWithin(params);
    const rows = [...account.events.values()].filter(
      (row) =>
        account.now() - row.created <= KEPT_SECONDS &&
        (!types || types.some((pattern) => isOfType(row.type, pattern))) &&
        (isDelivered === undefined || (row.pending_webhooks === 0) === isDelivered) &&
        isIn(row),
    );
    return page(rows, params, '/v1/events');
  }),
];
