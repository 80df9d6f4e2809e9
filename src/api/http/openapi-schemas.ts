import { z } from 'zod';
import * as audit from '#contract/entities/audit.ts';
import * as describedAudit from '#contract/entities/described-audit.ts';
import * as project from '#contract/entities/project.ts';
import * as template from '#contract/entities/template.ts';
import * as user from '#contract/entities/user.ts';
import { Id, MAX_ID } from '#contract/fields.ts';

// Zod's schemas as the OpenAPI document has them: what has a name in the contract has it there too.

export type JsonSchema = Record<string, unknown>;
export type ToSchema = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

const entities = z.registry<{ id: string }>();
for (const [name, type] of Object.entries({ ...audit, ...describedAudit, ...project, ...template, ...user }))
  if (type instanceof z.ZodType) entities.add(type, { id: name });

const ofId: JsonSchema = {
  anyOf: [
    { type: 'integer', minimum: 1, maximum: MAX_ID },
    { type: 'string', format: 'uuid' },
  ],
};

interface Written {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: JsonSchema;
  path: (string | number)[];
}

/** An id is a whole number wherever it stands; in a path it is written as text and means the same. */
function withIds({ zodSchema, jsonSchema, path }: Written): void {
  if ((zodSchema as unknown) === Id) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    Object.assign(jsonSchema, structuredClone(ofId));
  } else if (jsonSchema.type === 'number' && /^id$|Id$/.test(String(path.at(-1)))) jsonSchema.type = 'integer';
}

function convert(schema: z.ZodType, io: 'input' | 'output', metadata?: typeof entities): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: (written) => withIds(written as Written),
    ...(metadata ? { metadata } : {}),
  });
  return rest;
}

/** Each schema whole, for readers that follow no references. */
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
    // What is sent may lack what has a default, so it is another schema.
    const nameOf = (name: string) => (io === 'input' ? `${name}Input` : name);
    const linked = <Value>(value: Value): Value =>
      JSON.parse(
        JSON.stringify(value).replace(
          /"#\/\$defs\/([^"]+)"/g,
          (_all, name) => `"#/components/schemas/${nameOf(name)}"`,
        ),
      );
    for (const [name, { id: _id, ...definition }] of Object.entries($defs))
      schemas.set(nameOf(name), linked(definition));
    const own = entities.get(schema)?.id;
    // Zod itself refers to the schema where it is the whole.
    if (own === undefined || '$ref' in rest) return linked(rest);
    schemas.set(nameOf(own), linked(rest));
    return { $ref: `#/components/schemas/${nameOf(own)}` };
  };
  return { toSchema, schemas };
}
