import { and, desc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Activity } from '#domain/access/activity.ts';
import { activityLog, mails } from '#io/db/schema/index.ts';
import { createTestApi, siteUrl } from '../../../test/api.ts';
import { createAuthenticator } from '../../../test/authenticator.ts';
import { type BrowserSession, browserSession } from '../../../test/browser-session.ts';

export const password = 'a long enough password';

/** What must never appear in a log: the URI that sets up an app, and recovery codes. */
export const factorSecret = /otpauth:|[a-z2-9]{5}-[a-z2-9]{5}"/;

/** People with passkeys and apps, with a clock that the test sets. */
export async function createFactorsTest() {
  const time = { now: Date.now() };
  const api = await createTestApi({ now: () => new Date(time.now) });
  const { db } = api.io;

  let count = 0;
  /** Somebody with a password, logged in in their own browser. */
  async function newPerson(options: Parameters<typeof browserSession>[1] = {}) {
    // Reset, because the database has its own clock: the test's may be minutes ahead, but not the sum of all tests.
    time.now = Date.now();
    count += 1;
    const email = `person${count}@example.com`;
    const { id } = await api.addPerson(email, { password });
    const browser = browserSession(api, options);
    await browser.api.login({ body: { email, password } });
    return { id, email, browser };
  }

  async function addPasskey(browser: BrowserSession, name = 'Laptop') {
    const authenticator = createAuthenticator(siteUrl);
    const { options } = await browser.api.startPasskey();
    const added = await browser.api.addPasskey({ body: { name, response: authenticator.register(options) } });
    return { authenticator, ...added };
  }

  async function addApp(browser: BrowserSession) {
    const { secret } = await browser.api.startAuthenticatorApp();
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = (steps = 0) => app.generate({ timestamp: time.now + steps * 30_000 });
    const { recoveryCodes: codes } = await browser.api.confirmAuthenticatorApp({ body: { code: code() } });
    time.now += 30_000;
    return { code, codes: codes ?? [] };
  }

  const mailsTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id));
  const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
  const logOf = async (userId: number, action: Activity) =>
    db
      .select()
      .from(activityLog)
      .where(and(eq(activityLog.actorId, userId), eq(activityLog.action, action)));

  return { api, db, time, newPerson, addPasskey, addApp, mailsTo, kindsTo, logOf };
}
