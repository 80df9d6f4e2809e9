import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

// Everything that is looked up or stored by an email address, and what an account gets there whose address nobody has
// proven. A new query that takes an address fails here until it says which kind it is
// (docs/decisions/061-proven-addresses.md); src/api/account/unproven-address.db.test.ts tries the kinds.

const kinds = {
  /** For the owner of the address: takes a `ProvenAddress`, so an unproven account gets nothing. */
  proven: 'nothing',
  /** Stores what somebody typed and gives nothing back. */
  typed: 'nothing',
  /** What comes of it is mailed to the address, or needs a code that was. */
  mailed: 'nothing, unless it reads the mailbox',
  /** Whoever has the address; the callers are listed below. */
  account: 'what its callers allow',
  /** Within one project, done by its admins; the address is a name there. */
  project: 'nothing: it is done to it',
  /** Done by a super admin, or to a whole account by its id. */
  operator: 'nothing: it is done to it',
} as const;

const queries: Record<string, keyof typeof kinds> = {
  // Everything that is logged about an account, for its page in the admin area.
  'activity-log.ts isAbout': 'operator',
  'activity-log.ts listActivity': 'operator',
  'cancellation-requests.ts addCancellationRequest': 'typed',
  'cancellation-requests.ts listCancellablePlans': 'mailed',
  'card-reports.ts addCardReport': 'typed',
  'checker-requests.ts addCheckerRequest': 'typed',
  'checker-requests.ts addNextStep': 'typed',
  'checker-requests.ts claimCheckedProject': 'proven',
  'checker-requests.ts findRecentRequest': 'mailed',
  'collaborators.ts findInvitationFor': 'proven',
  'collaborators.ts findMember': 'project',
  'collaborators.ts findOpenInvitation': 'project',
  'collaborators.ts invitationView': 'project',
  'collaborators.ts listInvitationsFor': 'proven',
  'collaborators.ts upsertInvitation': 'project',
  'collaborators.ts withdrawInvitationsOf': 'project',
  'covering-plan.ts countUsers': 'project',
  'customers.ts findCustomerRows': 'operator',
  'export.ts tablesOfAccount': 'proven',
  'export.ts tablesOfAddress': 'proven',
  'logins.ts addMagicLink': 'mailed',
  'logins.ts consumeMagicLink': 'mailed',
  'logins.ts countTypedCode': 'mailed',
  'logins.ts deleteMagicLinks': 'operator',
  'logins.ts hasFreshLink': 'mailed',
  'mails.ts addMail': 'mailed',
  'registrations.ts addEmailChange': 'typed',
  'registrations.ts addRegistration': 'typed',
  'registrations.ts endRegistrations': 'operator',
  // Only with the cookie of the browser that registered.
  'registrations.ts hasOpenRegistration': 'typed',
  'registrations.ts newestOpenRegistration': 'typed',
  'support.ts addSupportRequest': 'typed',
  'users-admin.ts endOpenOffers': 'operator',
  'users.ts addUser': 'account',
  'users.ts deleteRowsOfAddress': 'proven',
  'users.ts deleteUserRows': 'proven',
  'users.ts findUserByEmail': 'account',
  'waitlist.ts upsertWaitlistEntry': 'typed',
};

/** `asks`: whether the account is proven. Otherwise what alone is used of it. */
const callers: Record<string, 'asks' | 'its language' | 'that it exists'> = {
  'src/flows/accounts/answer-invitation.ts': 'asks',
  'src/flows/accounts/change-email.ts': 'asks',
  'src/flows/accounts/confirm-address.ts': 'asks',
  'src/flows/accounts/first-super-admin.ts': 'asks',
  'src/flows/accounts/google-sign-in.ts': 'asks',
  'src/flows/accounts/log-in.ts': 'asks',
  'src/flows/accounts/magic-link.ts': 'asks',
  'src/flows/accounts/register.ts': 'asks',
  'src/flows/mails/send-mail.ts': 'its language',
  'src/flows/people/invite-collaborator.ts': 'its language',
  'src/flows/shopify/install/open-shop.ts': 'that it exists',
};

const sources = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

interface Declared {
  name: string;
  text: string;
  /** The parameters. */
  head: string;
}

const address = String.raw`\b(?:email|recipient)\b`;

/** Top-level functions with their text, up to the next declaration. */
function functionsOf({ file, text }: { file: string; text: string }): Declared[] {
  const starts = [...text.matchAll(/^(?:export )?(?:async )?(function|const|interface|type) (\w+)/gm)];
  const parts = starts.map((start, index) => ({
    isType: start[1] === 'interface' || start[1] === 'type',
    own: start[2] ?? '',
    text: text.slice(start.index, starts[index + 1]?.index),
  }));
  // A parameter may name its fields elsewhere in the file.
  const types = parts.filter((part) => part.isType && new RegExp(address).test(part.text));
  const functions = parts.filter(
    ({ isType, text: own }) => !isType && !/^(?:export )?const \w+(?:: [^=]+)? = (?!async |\()/.test(own),
  );
  return functions.map((part) => {
    const head = part.text.slice(0, part.text.search(/\) ?(?::[^\n]*)?(?:\{|=>)\n?/) + 1 || undefined);
    const fields = types.filter(({ own }) => new RegExp(String.raw`\b${own}\b`).test(head)).map((type) => type.text);
    return { name: `${basename(file)} ${part.own}`, text: part.text, head: head + fields.join() };
  });
}

/** Compared with a column, written into one, or named by a parameter. Reading `users.email` for display is none. */
const takesAddress = ({ text, head }: Declared): boolean =>
  new RegExp(String.raw`(?:eq|ne|inArray)\(\s*\w+\.${address}`).test(text) ||
  new RegExp(String.raw`${address}'?\s*=\s*\$\{`).test(text) ||
  new RegExp(String.raw`target: \[?[^\n]*\.${address}`).test(text) ||
  new RegExp(address).test(head);

const found = sources('src/io/db/queries/**/*.ts').flatMap(functionsOf).filter(takesAddress);

test('every query that takes an address says what an unproven account gets', () => {
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(queries).toSorted());
});

test('what belongs to the owner of an address takes a proven one', () => {
  const proven = found.filter(({ name }) => queries[name] === 'proven');
  expect(proven.length).toBeGreaterThan(4);
  expect(proven.filter(({ head }) => !head.includes('ProvenAddress')).map(({ name }) => name)).toEqual([]);
});

test('only the rule itself makes a proven address', () => {
  const makers = sources('src/**/*.{ts,tsx}').filter(({ text }) => /as ProvenAddress/.test(text));
  expect(makers.map(({ file }) => file)).toEqual(['src/domain/access/proven-address.ts']);
});

test('whoever looks for the account of an address asks whether it is proven, or uses nothing of it', () => {
  const using = sources('src/{api,flows,images,jobs,programs}/**/*.ts').filter(({ text }) =>
    /findUserByEmail\(/.test(text),
  );
  expect(using.map(({ file }) => file).toSorted()).toEqual(Object.keys(callers).toSorted());
  const asking = using.filter(({ file }) => callers[file] === 'asks');
  const question = /isAddressProven\(|provenAddressOf\(|confirmAddress\(|freeAddress\(/;
  expect(asking.filter(({ text }) => !question.test(text)).map(({ file }) => file)).toEqual([]);
});
