import { webhookAddress } from '../../app-config.ts';
import { listOf } from '../../catalogue/lazy-list.ts';
import type { Subscription } from '../../webhooks/webhooks.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { AdminContext, AdminNode } from '../context.ts';
import { gid } from '../gid.ts';
import { apiVersionNode } from './api-versions.ts';

/** `PRODUCTS_UPDATE` is the topic `products/update`; some areas have an underscore in their name. */
const areas = ['APP_SUBSCRIPTIONS', 'BULK_OPERATIONS'];
const topicOf = (name: string) => {
  const area = areas.find((own) => name.startsWith(`${own}_`)) ?? name.split('_')[0] ?? '';
  return `${area}/${name.slice(area.length + 1)}`.toLowerCase();
};
const nameOf = (topic: string) => topic.replace('/', '_').toUpperCase();

const subscriptionNode = (own: Subscription, { app }: AdminContext): AdminNode => ({
  __typename: 'WebhookSubscription',
  id: gid('WebhookSubscription', own.id),
  topic: nameOf(own.topic),
  uri: own.uri,
  format: 'JSON',
  apiVersion: apiVersionNode(app.webhookApiVersion),
  createdAt: own.createdAt,
  updatedAt: own.createdAt,
});

export const webhookFields = {
  webhookSubscriptions: (args: PageArgs & { topics?: string[] | null }, context: AdminContext) =>
    connection(
      listOf(context.shop.webhooks.subscriptions.filter(({ topic }) => args.topics?.includes(nameOf(topic)) ?? true)),
      args,
      context,
      (own) => subscriptionNode(own, context),
    ),
};

interface CreateArgs {
  topic: string;
  webhookSubscription: { uri?: string | null };
}

export const webhookMutations = {
  webhookSubscriptionCreate: ({ topic, webhookSubscription }: CreateArgs, context: AdminContext) => {
    const { shop, app } = context;
    const { uri } = webhookSubscription;
    const refuse = (message: string) => ({
      webhookSubscription: null,
      userErrors: [{ field: ['webhookSubscription', 'callbackUrl'], message }],
    });
    if (!uri || !URL.canParse(webhookAddress(app, uri))) return refuse("Address can't be blank");
    if (shop.webhooks.subscriptions.some((own) => own.uri === uri && own.topic === topicOf(topic)))
      return refuse('Address for this topic has already been taken');
    const own = { id: shop.nextId(), topic: topicOf(topic), uri, createdAt: shop.now() };
    shop.webhooks.subscriptions.push(own);
    return { webhookSubscription: subscriptionNode(own, context), userErrors: [] };
  },
};
