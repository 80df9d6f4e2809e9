import { z } from 'zod';

// OpenTelemetry's own variables that apply to traces over HTTP. Without an endpoint nothing is exported.

const unset = (value: unknown) => (value === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(unset, schema.optional());
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ''));
/** `key=value,key=value`, percent-encoded. */
const pairs = z
  .string()
  .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/)
  .transform((list, context) => {
    try {
      return list.split(',').map((pair): [string, string] => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
      });
    } catch {
      context.addIssue('bad percent-encoding');
      return z.NEVER;
    }
  });

const samplers = ['always_on', 'always_off', 'traceidratio'] as const;

export const otelVariables = {
  OTEL_SDK_DISABLED: optional(z.enum(['true', 'false'])),
  OTEL_TRACES_EXPORTER: optional(z.enum(['otlp', 'none'])),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(address),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(address),
  OTEL_EXPORTER_OTLP_PROTOCOL: optional(z.literal('http/json')),
  OTEL_EXPORTER_OTLP_HEADERS: optional(pairs),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_RESOURCE_ATTRIBUTES: optional(pairs),
  OTEL_TRACES_SAMPLER: optional(z.enum([...samplers, ...samplers.map((name) => `parentbased_${name}` as const)])),
  OTEL_TRACES_SAMPLER_ARG: optional(
    z
      .string()
      .regex(/^(?:\d+(?:\.\d+)?|\.\d+)$/)
      .transform(Number)
      .pipe(z.number().max(1)),
  ),
};

const anAddress = 'an address that begins with http:// or https://';
const somePairs = 'key=value pairs separated by commas, percent-encoded';

export const otelTakes: Record<keyof typeof otelVariables, string> = {
  OTEL_SDK_DISABLED: 'true or false',
  OTEL_TRACES_EXPORTER: 'otlp or none',
  OTEL_EXPORTER_OTLP_ENDPOINT: anAddress,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: anAddress,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json, the one protocol that Linkbild sends',
  OTEL_EXPORTER_OTLP_HEADERS: somePairs,
  OTEL_SERVICE_NAME: 'any text',
  OTEL_RESOURCE_ATTRIBUTES: somePairs,
  OTEL_TRACES_SAMPLER: `${samplers.join(', ')}, or one of these after parentbased_`,
  OTEL_TRACES_SAMPLER_ARG: 'a number from 0 to 1',
};

type OtelEnvironment = z.output<z.ZodObject<typeof otelVariables>>;

export interface OtelSettings {
  url: string;
  headers: [string, string][];
  resource: [string, string][];
  /** Whether traces started by a caller follow the caller's sampling decision. */
  isParentBased: boolean;
  /** The recorded share of traces that start here. */
  ratio: number;
}

/** Null: nothing is recorded. */
export function readOtel(env: OtelEnvironment): OtelSettings | null {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (!url || env.OTEL_SDK_DISABLED === 'true' || env.OTEL_TRACES_EXPORTER === 'none') return null;
  const sampler = env.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on';
  const root = sampler.replace('parentbased_', '');
  const resource = env.OTEL_RESOURCE_ATTRIBUTES ?? [];
  const name = env.OTEL_SERVICE_NAME ?? resource.find(([key]) => key === 'service.name')?.[1] ?? 'linkbild';
  return {
    url,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? [],
    resource: [...resource.filter(([key]) => key !== 'service.name'), ['service.name', name]],
    isParentBased: sampler !== root,
    ratio: root === 'always_on' ? 1 : root === 'always_off' ? 0 : (env.OTEL_TRACES_SAMPLER_ARG ?? 1),
  };
}
