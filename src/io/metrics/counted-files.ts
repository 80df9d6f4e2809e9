import type { FileStore } from '#io/files/file-store.ts';
import type { Metrics } from './metrics.ts';

/** The same storage, counting calls by outcome. */
export function countedFiles({ storage }: Pick<Metrics, 'storage'>, files: FileStore): FileStore {
  for (const operation of ['put', 'get', 'delete', 'check']) {
    for (const outcome of ['ok', 'error']) storage.labels({ operation, outcome }).inc(0);
  }
  const counted = async <Value>(
    operation: string,
    work: Promise<Value>,
    isOk: (value: Value) => boolean = () => true,
  ) => {
    try {
      const value = await work;
      storage.inc({ operation, outcome: isOk(value) ? 'ok' : 'error' });
      return value;
    } catch (error) {
      storage.inc({ operation, outcome: 'error' });
      throw error;
    }
  };
  return {
    ...files,
    put: (key, bytes) => counted('put', files.put(key, bytes)),
    get: (key) => counted('get', files.get(key)),
    delete: (key) => counted('delete', files.delete(key)),
    check: () => counted('check', files.check(), Boolean),
  };
}
