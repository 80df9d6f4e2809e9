import { ApiError } from '#contract/errors.ts';
import { provenAddressOf } from '#domain/access/proven-address.ts';
import { reportNameOf } from '#domain/access/report-visibility.ts';
import { writeToOperator } from '#flows/mails/send-mail.ts';
import { findVisibleReport } from '#flows/reports/find-visible-report.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { addNextStep } from '#io/db/queries/audits/checker-requests.ts';
import type { Io } from '#io/io.ts';
import { nextStepMail } from '#io/mail/mails/next-step.ts';
import { pageUrl } from '#io/page-url.ts';
import { claim } from './claim-checked-shop.ts';

interface Step {
  email: string;
  projectSlug: string;
  nextStep: string;
  user: UserRow | null;
}

/** After a check: the request is stored and the operator notified; whoever is logged in with the checked address
 * gets the project. */
export async function takeNextStep(io: Io, { email, projectSlug, nextStep, user }: Step): Promise<void> {
  const project = (await findVisibleReport(io, projectSlug, user))?.project;
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  await io.db.transaction(async (db) => {
    await addNextStep(db, { email, projectId: project.id, nextStep });
    const own = user && provenAddressOf(user);
    if (own) await claim(db, { ...user, email: own }, project.id);
    await writeToOperator(io, db, (language) => {
      const url = pageUrl(io, language, `/check/${reportNameOf(project)}`);
      return nextStepMail(language, { email, site: project.address, nextStep, url });
    });
  });
}
