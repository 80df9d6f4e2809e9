import type { AdminContext } from '../context.ts';
import { gid, idOf, kindOf } from '../gid.ts';
import { checkScope, fieldOfKind } from '../scopes.ts';
import { billingFields, billingMutations, subscriptionNode } from './billing-nodes.ts';
import { bulkFields, bulkMutations } from './bulk-nodes.ts';
import { contentFields } from './content-nodes.ts';
import { metafieldMutations } from './metafield-nodes.ts';
import { productFields } from './product-nodes.ts';
import { shopFields } from './shop-nodes.ts';
import { themeFields } from './theme-nodes.ts';
import { themeMutations } from './theme-writes.ts';
import { webhookFields, webhookMutations } from './webhook-nodes.ts';

type ById = (args: { id: string }, context: AdminContext) => unknown;

const byKind = new Map<string, ById>([
  ['Product', productFields.product],
  ['Collection', productFields.collection],
  ['Page', contentFields.page],
  ['Blog', contentFields.blog],
  ['Article', contentFields.article],
  ['OnlineStoreTheme', themeFields.theme],
  ['BulkOperation', bulkFields.bulkOperation],
  [
    'AppSubscription',
    ({ id }, { installation }) => {
      const own = installation.subscriptions.find((subscription) => subscription.id === idOf(id, 'AppSubscription'));
      return own ? subscriptionNode(own) : null;
    },
  ],
]);

const node: ById = ({ id }, context) => {
  const kind = kindOf(id) ?? '';
  const field = fieldOfKind(kind);
  if (field) checkScope(field, context);
  return byKind.get(kind)?.({ id }, context) ?? null;
};

/** Queries and mutations by name; their names do not overlap. */
export const rootResolvers = {
  ...shopFields,
  ...productFields,
  ...contentFields,
  ...themeFields,
  ...themeMutations,
  ...billingFields,
  ...billingMutations,
  ...bulkFields,
  ...bulkMutations,
  ...metafieldMutations,
  ...webhookFields,
  ...webhookMutations,
  node,
  nodes: ({ ids }: { ids: string[] }, context: AdminContext) => ids.map((id) => node({ id }, context)),
  /** Jobs are done by the time they are answered. */
  job: ({ id }: { id: string }) =>
    idOf(id, 'Job') === null ? null : { id: gid('Job', idOf(id, 'Job') ?? 0), done: true },
};
