// POST /admin/api/{version}/graphql.json
import { randomUUID } from 'node:crypto';
import {
  defaultFieldResolver,
  execute,
  type FragmentDefinitionNode,
  type GraphQLFieldResolver,
  getOperationAST,
  Kind,
  parse,
  validate,
} from 'graphql';
import { type Answer, type Asked, json } from '../answer.ts';
import type { AppConfig } from '../app-config.ts';
import type { Clock } from '../server.ts';
import type { Shop } from '../shop/shop.ts';
import { billingFields, billingMutations } from './billing.ts';
import { bulkFields, bulkMutations } from './bulk.ts';
import { catalogueFields } from './catalogue-nodes.ts';
import { availablePoints, costOf, costReport, MAX_QUERY_COST, spend } from './cost.ts';
import { metafieldMutations } from './metafields.ts';
import { type AdminContext, adminSchema } from './schema.ts';
import { checkScope } from './scopes.ts';
import { themeFields, themeMutations } from './themes.ts';

/** Queries and mutations by name; their names do not overlap. */
const rootResolvers = {
  ...catalogueFields,
  ...themeFields,
  ...themeMutations,
  ...billingFields,
  ...billingMutations,
  ...bulkFields,
  ...bulkMutations,
  ...metafieldMutations,
};

/** Versions that can be asked for in November 2026; older ones answer as the oldest of these. */
const apiVersions = ['2026-01', '2026-04', '2026-07', '2026-10'];

/** What the Admin API does instead of answering, on request of a test. */
export interface Fault {
  /** An HTTP status (500, 502, 503, 429, 430 …), the GraphQL error THROTTLED in a 200, or a page instead of JSON. */
  with: number | 'THROTTLED' | 'html';
  /** How many requests; default 1. */
  times?: number;
  /** Only requests whose query contains this. */
  query?: string;
  /** The request was carried out, and only its answer is lost. */
  isDone?: boolean;
}

export function createFaults() {
  const faults: (Fault & { left: number })[] = [];
  return {
    add(fault: Fault) {
      faults.push({ ...fault, left: fault.times ?? 1 });
    },
    /** The fault for this request, used up by one. */
    take(query: string): Fault | null {
      const fault = faults.find(({ left, query: part }) => left > 0 && query.includes(part ?? ''));
      if (!fault) return null;
      fault.left--;
      return fault;
    },
  };
}

const LIMITS = 'https://shopify.dev/api/usage/rate-limits';
const refusals = new Map<number, string>([
  [401, '[API] Invalid API key or access token (unrecognized login or wrong password)'],
  [402, 'Unavailable Shop'],
  [403, '[API] This action requires merchant approval for read_products scope.'],
  [404, 'Not Found'],
  [423, 'Unavailable Shop'],
  [429, 'Exceeded 2 calls per second for api client. Reduce request rates to resume uninterrupted service.'],
  [430, 'Security Rejection'],
]);
const refuse = (status: number, headers: Record<string, string> = {}): Answer =>
  status >= 500
    ? { status, headers: { 'content-type': 'text/html', ...headers }, body: `<html><title>${status}</title></html>` }
    : json({ errors: refusals.get(status) ?? 'Error' }, status, headers);

const stateStatus = { open: null, frozen: 402, locked: 423, closed: 404 } as const;

/** Reads a field and checks the scope it needs. */
const fieldResolver: GraphQLFieldResolver<unknown, AdminContext> = (source, args, context, info) => {
  checkScope(`${info.parentType.name}.${info.fieldName}`, context);
  return defaultFieldResolver(source, args, context, info);
};

interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

function readRequest(body: Buffer): GraphqlRequest | null {
  try {
    const { query, variables, operationName } = JSON.parse(body.toString()) as Record<string, unknown>;
    if (typeof query !== 'string') return null;
    return {
      query,
      variables: (variables as GraphqlRequest['variables'] | null) ?? {},
      operationName: typeof operationName === 'string' ? operationName : null,
    };
  } catch {
    return null;
  }
}

export async function graphqlAnswer(asked: Asked, shop: Shop, app: AppConfig, clock: Clock): Promise<Answer> {
  const version = /^\/admin\/api\/([\w-]+)\/graphql\.json$/.exec(asked.path)?.[1] ?? '';
  const served = apiVersions.includes(version) || version === 'unstable' ? version : (apiVersions[0] ?? '');
  const headers = { 'x-request-id': randomUUID(), 'x-shopify-api-version': served };
  const request = readRequest(asked.body);
  const fault = shop.faults.take(request?.query ?? '');
  const lost = fault && lostAnswer(fault.with, headers);
  if (lost && !fault.isDone) return lost;
  const unavailable = stateStatus[shop.state];
  if (unavailable) return refuse(unavailable, headers);
  const { installation } = shop;
  const token = installation?.tokens.find(String(asked.headers['x-shopify-access-token'] ?? ''));
  if (!installation || !token) return refuse(401, headers);
  if (!request) return json({ errors: { query: 'Required parameter missing or invalid' } }, 400, headers);
  const context = { shop, app, clock, installation, scopes: token.scopes, isBulk: false };
  const answer = await run(request, context, fault?.with === 'THROTTLED');
  return lost ?? json(answer, 200, headers);
}

function lostAnswer(fault: Fault['with'], headers: Record<string, string>): Answer | null {
  if (fault === 'THROTTLED') return null;
  if (fault === 'html')
    return { status: 200, headers: { ...headers, 'content-type': 'text/html' }, body: '<html></html>' };
  return refuse(fault, fault === 429 ? { ...headers, 'retry-after': '2.0' } : headers);
}

async function run(request: GraphqlRequest, context: AdminContext, isThrottled: boolean) {
  const { shop, clock } = context;
  const schema = adminSchema();
  let document: ReturnType<typeof parse>;
  try {
    document = parse(request.query);
  } catch (error) {
    return { errors: [{ message: String((error as Error).message), extensions: { code: 'parseError' } }] };
  }
  const problems = validate(schema, document);
  if (problems.length > 0)
    return {
      errors: problems.map((problem) => ({ ...problem.toJSON(), extensions: { code: 'undefinedField' } })),
    };
  const operation = getOperationAST(document, request.operationName);
  if (!operation) return { errors: [{ message: 'No operation named', extensions: { code: 'BAD_REQUEST' } }] };
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );
  const asking = { schema, fragments, variables: request.variables };
  const requested = costOf(operation, asking);
  if (requested > MAX_QUERY_COST)
    return {
      errors: [
        {
          message: `Query cost is ${requested}, which exceeds the single query max cost limit (${MAX_QUERY_COST}).`,
          extensions: { code: 'MAX_COST_EXCEEDED', cost: requested, maxCost: MAX_QUERY_COST, documentation: LIMITS },
        },
      ],
      extensions: costReport(shop, clock, requested, null),
    };
  if (isThrottled || requested > availablePoints(shop, clock))
    return {
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED', documentation: LIMITS } }],
      extensions: costReport(shop, clock, requested, null),
    };
  spend(shop, requested);
  const result = await execute({
    schema,
    document,
    rootValue: rootResolvers,
    contextValue: context,
    variableValues: request.variables,
    operationName: request.operationName,
    fieldResolver,
  });
  const actual = Math.min(requested, costOf(operation, asking, result.data ?? null));
  spend(shop, actual - requested);
  return {
    ...(result.errors ? { errors: result.errors.map((error) => error.toJSON()) } : {}),
    data: result.data ?? null,
    extensions: costReport(shop, clock, requested, actual),
  };
}
