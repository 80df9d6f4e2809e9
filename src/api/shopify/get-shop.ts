import { describeShop } from '#flows/shopify/describe-shop.ts';
import type { Handler } from '../handler.ts';
import { shopifyOf } from './shop-session.ts';

export const getShop: Handler<'getShop'> = ({ io, projectId }) => describeShop(io, shopifyOf(io), projectId);
