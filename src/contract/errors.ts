import type { PlanLimit } from '#domain/billing/limits.ts';
import type { BasePlan } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import type { ErrorCode } from './error-codes.ts';

/** Field name → messages, each shown under its field. */
export type FieldErrors = Record<string, string[]>;

/** Why a template cannot be drawn, and where: sent with `TEMPLATE_FAULT` besides the message. */
export interface TemplateErrorPosition {
  /** From domain/template/template-error.ts. */
  reason: string;
  /** The offending code, for people who read code. */
  detail: string;
  part: 'html' | 'style' | 'data';
  where?: { line: number; column: number };
}

/** What helps at a limit of the plan: sent with every `LIMIT_REACHED`. */
export interface LimitOffer {
  limit: PlanLimit;
  /** Whose plan it is. */
  project: { id: number; slug: string };
  /** The cheapest plan that allows more; null: there is none larger. */
  planId: string | null;
  basePlan: BasePlan | null;
  /** It can be tried for 14 days first. */
  isTrial: boolean;
  /** Who bills the project. */
  provider: string;
  /** Whether this person may change the plan; otherwise an admin of the project does. */
  mayChange: boolean;
}

/** The shape of every error response (docs/decisions/009-what-the-specification-leaves-open.md#error-shape). */
export interface ErrorBody {
  statusCode: number;
  code: string;
  message: string;
  errors?: FieldErrors;
  fault?: TemplateErrorPosition;
  offer?: LimitOffer;
}

/** An expected error on its way to the response. Bugs throw anything else and become UNEXPECTED. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, Text[]> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly fault: TemplateErrorPosition | undefined;
  /** Which limit of the plan; the response then says which plan helps. */
  readonly limit: PlanLimit | undefined;
  /** More specific than the table: which limit, how many. */
  readonly text: Text | undefined;
  constructor(
    code: ErrorCode,
    more: {
      fields?: Record<string, Text[]>;
      retryAfterSeconds?: number;
      fault?: TemplateErrorPosition;
      text?: Text;
      limit?: PlanLimit;
    } = {},
  ) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.text = more.text;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.fault = more.fault;
    this.limit = more.limit;
  }
}
