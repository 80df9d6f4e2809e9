import { expect, test } from 'vitest';
import { readEnv } from '#env.ts';

const base = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

test('nothing is recorded without an endpoint, or where it is switched off', () => {
  expect(readEnv({ OTEL_SERVICE_NAME: 'x' }).otel).toBeNull();
  expect(readEnv({ ...base, OTEL_SDK_DISABLED: 'true' }).otel).toBeNull();
  expect(readEnv({ ...base, OTEL_TRACES_EXPORTER: 'none' }).otel).toBeNull();
});

test('the standard variables say where spans go, as whom and how many', () => {
  expect(readEnv(base).otel).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: [],
    resource: [['service.name', 'linkbild']],
    isParentBased: true,
    ratio: 1,
  });
  const env = {
    ...base,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc==,x-team=shop',
    OTEL_RESOURCE_ATTRIBUTES: 'service.name=preview,deployment.environment=live',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(readEnv(env).otel).toEqual({
    url: 'https://traces.example/in',
    headers: [
      ['authorization', 'Basic abc=='],
      ['x-team', 'shop'],
    ],
    resource: [
      ['deployment.environment', 'live'],
      ['service.name', 'preview'],
    ],
    isParentBased: false,
    ratio: 0.25,
  });
});
