import { z } from 'zod';
import {
  audiences,
  fieldOf,
  type Operator,
  type OperatorFieldName,
  operatorFieldNames,
  type operatorFields,
  SELLS_TO_VARIABLE,
} from '#domain/operator/operator.ts';

// OPERATOR_NAME and the others: an alternative to the admin screen for those who prefer the environment.

type Variable = (typeof operatorFields)[OperatorFieldName]['variable'];
const perField = <Value>(make: (name: OperatorFieldName) => Value) =>
  Object.fromEntries(operatorFieldNames.map((name) => [fieldOf(name).variable, make(name)])) as Record<Variable, Value>;

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const operatorVariables = {
  ...perField((name) =>
    optional(
      z
        .string()
        .max(fieldOf(name).maxLength)
        .refine((value) => name !== 'email' || z.email().safeParse(value).success),
    ),
  ),
  [SELLS_TO_VARIABLE]: optional(z.enum(audiences)),
};

/** Completes "It takes …". */
export const operatorTakes = {
  ...perField((name) =>
    name === 'email' ? 'an email address' : `text of up to ${fieldOf(name).maxLength} characters`,
  ),
  [SELLS_TO_VARIABLE]: 'businesses or consumers',
};

/** Those that are set. Files with variables have one line for each, so `\n` stands for a line break. */
export function readOperator(
  env: {
    [Name in keyof typeof operatorVariables]?: string | undefined;
  },
): Partial<Operator> {
  const texts = operatorFieldNames.flatMap((name) => {
    const value = env[fieldOf(name).variable as Variable];
    return value === undefined ? [] : [[name, value.replaceAll('\\n', '\n').trim()]];
  });
  const sellsTo = audiences.find((one) => one === env[SELLS_TO_VARIABLE]);
  return { ...(Object.fromEntries(texts) as Partial<Operator>), ...(sellsTo ? { sellsTo } : {}) };
}
