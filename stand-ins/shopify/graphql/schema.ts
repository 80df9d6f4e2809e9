// A part of the real schema of Admin API 2026-10: the names, arguments and types of the fields that Linkbild reads and
// writes. A field that Shopify does not have cannot be asked for here either.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';

const folder = join(import.meta.dirname, 'schema');
let built: GraphQLSchema | null = null;

export function adminSchema(): GraphQLSchema {
  built ??= buildSchema(
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  );
  return built;
}
