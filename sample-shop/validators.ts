// How a page says that it has not changed: as it should, and as shops do it.
import { randomUUID } from 'node:crypto';

/**
 * `none`: no ETag, no date. `wrong`: an invalid ETag and an invalid date. `changing`: a different one with every
 * response.
 */
export type Validators = 'strong' | 'weak' | 'none' | 'wrong' | 'changing';

/** English paths; the German pages do the same. All others have strong ones. */
const others = new Map<string, Validators>([
  ['/pages/workshop', 'none'],
  ['/products/sun-plate', 'none'],
  ['/pages/shipping', 'weak'],
  ['/products/reading-lamp', 'weak'],
  ['/pages/care', 'wrong'],
  ['/pages/contact', 'changing'],
]);

export const validatorsOf = (path: string): Validators => others.get(path) ?? 'strong';

/** What is sent, and whether the server checks what comes back. */
export function validatorHeaders(kind: Validators, etag: string, changed: Date) {
  const date = { 'last-modified': changed.toUTCString() };
  const made: Record<Validators, { sent: Record<string, string>; compares: boolean }> = {
    strong: { sent: { etag, ...date }, compares: true },
    weak: { sent: { etag: `W/${etag}`, ...date }, compares: true },
    none: { sent: {}, compares: false },
    wrong: { sent: { etag: 'Stand: M\u00e4rz 2026', 'last-modified': 'yesterday' }, compares: false },
    changing: { sent: { etag: `"${randomUUID()}"`, 'last-modified': new Date().toUTCString() }, compares: false },
  };
  return made[kind];
}
