import { z } from 'zod';
import type { Access } from '#domain/access/permissions.ts';
import { safeNext } from '#domain/access/safe-next.ts';
import { languages } from '#domain/language.ts';
import { type AnyAdminList, sortKeysOf } from './admin-lists/admin-list.ts';
import type { Scope } from './call.ts';
import { preferredText } from './messages.ts';

// Fields that several calls share, each with the message a person reads. Lengths bound what is stored and what a
// crafted body can cost; the specification leaves them open.

/** Largest id of PostgreSQL's integer. */
export const MAX_ID = 2_147_483_647;

/** Entities are addressed by id or uuid. */
export const Id = z.union([
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.number().max(MAX_ID)),
  z.uuid(),
]);
export type Id = z.output<typeof Id>;
export const idParams = z.strictObject({ id: Id });

/** The same in a JSON body, where a number is a number. */
export const IdInBody = z.union([z.number().int().positive().max(MAX_ID), z.uuid()]);

export const Email = z
  .string({ error: preferredText('email') })
  .trim()
  .max(254, { error: preferredText('email') })
  .pipe(z.email({ error: preferredText('email') }))
  .transform((email) => email.toLowerCase());

/** Twelve characters are out of reach for argon2id with a rate limit; 200 bounds the hashing work. */
export const NewPassword = z
  .string({ error: preferredText('password') })
  .min(12, { error: preferredText('passwordShort') })
  .max(200, { error: preferredText('passwordLong') });

/** Where to go after a login: a path of this site. Anything else is dropped, because the login itself is not wrong. */
export const NextPath = z
  .string()
  .max(1000)
  .transform((next) => safeNext(next) ?? undefined);

export const Code = z
  .string({ error: preferredText('required') })
  .trim()
  .min(1, { error: preferredText('required') })
  .max(200, { error: preferredText('tooLong') });

const hasProtocol = (address: string) => /^[a-z][a-z\d+.-]*:\/\//i.test(address);

/** People type URLs without a protocol; `shop.example` means `https://shop.example`. */
export const WebAddress = z
  .string({ error: preferredText('url') })
  .trim()
  .min(1, { error: preferredText('url') })
  .max(2000, { error: preferredText('urlTooLong') })
  .transform((address, context) => {
    const full = hasProtocol(address) ? address : `https://${address}`;
    const url = URL.canParse(full) ? new URL(full) : null;
    const isWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
    if (!isWeb || !(url.hostname.includes('.') || url.hostname === 'localhost' || url.hostname.startsWith('['))) {
      context.addIssue({ code: 'custom', message: preferredText('url')() });
      return z.NEVER;
    }
    return url.href;
  });

/** A page somebody wants to see. Typed without a protocol it may only be there under http. */
export const PageAddress = z.string({ error: preferredText('url') }).transform((typed, context) => {
  const address = WebAddress.safeParse(typed);
  if (address.success) return { url: address.data, mayBeHttp: !hasProtocol(typed.trim()) };
  context.addIssue({ code: 'custom', message: address.error.issues[0]?.message ?? preferredText('url')() });
  return z.NEVER;
});
export type PageAddress = z.output<typeof PageAddress>;

export const Consent = z.literal(true, { error: preferredText('consent') });

/** A line of text a person enters: no control characters, trimmed, bounded. */
export const line = (max: number) =>
  z
    .string({ error: preferredText('required') })
    .trim()
    .max(max, { error: preferredText('tooLong') })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
    .regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/, { error: preferredText('badCharacters') });
export const requiredLine = (max: number) => line(max).min(1, { error: preferredText('required') });

export const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, { error: preferredText('invalid') });

/** Values by name, as in designs and their data. */
export const freeData = z.record(z.string().max(100), z.unknown());

export const Timestamp = z.string().describe('ISO 8601');
export const Done = z.object({ done: z.literal(true) });

export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
  search: line(200).optional(),
};
/** The columns that a list of the super admin can be ordered by. */
export const sortable = <List extends AnyAdminList>(list: List) => z.enum(sortKeysOf(list));
/** By default the list has its own order. */
export const sorting = <List extends AnyAdminList>(list: List) => ({
  sort: sortable(list).optional(),
  direction: z.enum(['asc', 'desc']).default('asc'),
});
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number(), page: z.number(), perPage: z.number() });

export const Language = z.enum(languages);

const scope: Scope = { entity: 'project', in: 'params', field: 'id' };

/** What calls below `/project/{id}` have in common, and who may use them. */
export const ofProject = <Who extends Access>(access: Who) => ({ access, scope, params: idParams });
