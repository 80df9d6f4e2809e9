import type { Text } from '#domain/language.ts';
import type { ErrorCode } from './error-codes.ts';

/** Field name → messages, each shown under its field. */
export type FieldErrors = Record<string, string[]>;

/** Why a template cannot be drawn, and where: sent with `TEMPLATE_FAULT` besides the message. */
export interface TemplateErrorPosition {
  /** From domain/template/template-error.ts and render-error-texts.ts. */
  reason: string;
  /** The offending code, for people who read code. */
  detail: string;
  part: 'html' | 'style' | 'data';
  where?: { line: number; column: number };
}

/** The shape of every error response (docs/decisions/009-what-the-specification-leaves-open.md#error-shape). */
export interface ErrorBody {
  statusCode: number;
  code: string;
  message: string;
  errors?: FieldErrors;
  fault?: TemplateErrorPosition;
}

/** An expected error on its way to the response. Bugs throw anything else and become UNEXPECTED. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, Text[]> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly fault: TemplateErrorPosition | undefined;
  /** More specific than the table: which limit, how many. */
  readonly text: Text | undefined;
  constructor(
    code: ErrorCode,
    more: {
      fields?: Record<string, Text[]>;
      retryAfterSeconds?: number;
      fault?: TemplateErrorPosition;
      text?: Text;
    } = {},
  ) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.text = more.text;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.fault = more.fault;
  }
}
