import { z } from 'zod';
import * as audit from '#contract/entities/audit.ts';
import * as describedAudit from '#contract/entities/described-audit.ts';
import * as project from '#contract/entities/project.ts';
import * as template from '#contract/entities/template.ts';
import * as user from '#contract/entities/user.ts';
import { Id, MAX_ID } from '#contract/fields.ts';

// Converts Zod's schemas for the OpenAPI document: schemas named in the contract keep their names.

export type JsonSchema = Record<string, unknown>;
export type ToSchema = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

const entities = z.registry<{ id: string }>();
for (const [name, type] of Object.entries({ ...audit, ...describedAudit, ...project, ...template, ...user }))
  if (type instanceof z.ZodType) entities.add(type, { id: name });

const idSchema: JsonSchema = {
  anyOf: [
    { type: 'integer', minimum: 1, maximum: MAX_ID },
    { type: 'string', format: 'uuid' },
  ],
};

interface ConvertedSchema {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: JsonSchema;
  path: (string | number)[];
}

/** Ids are integers; in a path they are written as text, with the same meaning. */
function rewriteIds({ zodSchema, jsonSchema, path }: ConvertedSchema): void {
  if ((zodSchema as unknown) === Id) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    Object.assign(jsonSchema, structuredClone(idSchema));
  } else if (jsonSchema.type === 'number' && /^id$|Id$/.test(String(path.at(-1)))) jsonSchema.type = 'integer';
}

function convert(schema: z.ZodType, io: 'input' | 'output', metadata?: typeof entities): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: (converted) => rewriteIds(converted as ConvertedSchema),
    ...(metadata ? { metadata } : {}),
  });
  return rest;
}

/** The complete schema without references, for readers that do not resolve them. */
export const inlineSchema: ToSchema = (schema, io) => convert(schema, io);

/** References to named schemas, which are collected in `schemas`. */
export function namedSchemas(): { toSchema: ToSchema; schemas: ReadonlyMap<string, JsonSchema> } {
  const schemas = new Map<string, JsonSchema>();
  const toSchema: ToSchema = (schema, io) => {
    const {
      $defs = {},
      id: _,
      ...rest
    } = convert(schema, io, entities) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    // Inputs may omit fields with a default, so they have a schema of their own.
    const nameOf = (name: string) => (io === 'input' ? `${name}Input` : name);
    const withComponentRefs = <Value>(value: Value): Value =>
      JSON.parse(
        JSON.stringify(value).replace(
          /"#\/\$defs\/([^"]+)"/g,
          (_all, name) => `"#/components/schemas/${nameOf(name)}"`,
        ),
      );
    for (const [name, { id: _id, ...definition }] of Object.entries($defs))
      schemas.set(nameOf(name), withComponentRefs(definition));
    const own = entities.get(schema)?.id;
    // Zod returns a bare reference if the whole schema is a named one.
    if (own === undefined || '$ref' in rest) return withComponentRefs(rest);
    schemas.set(nameOf(own), withComponentRefs(rest));
    return { $ref: `#/components/schemas/${nameOf(own)}` };
  };
  return { toSchema, schemas };
}
