import { ApiError } from '#contract/errors.ts';
import { reportNameOf } from '#domain/access/report-visibility.ts';
import { pageUrl } from '#flows/crawl/page-url.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import { findVisibleReport } from '#flows/reports/find-visible-report.ts';
import { findUserByEmail, type UserRow } from '#io/db/queries/accounts/users.ts';
import { addNextStep } from '#io/db/queries/audits/checker-requests.ts';
import type { Io } from '#io/io.ts';
import { nextStepMail } from '#io/mail/mails/next-step.ts';
import { takeOverProjects } from './claim-checked-projects.ts';

interface Step {
  email: string;
  projectSlug: string;
  nextStep: string;
  user: UserRow | null;
}

/** After a check: the request is stored and the operator notified; a logged-in person gets the project. */
export async function takeNextStep(io: Io, { email, projectSlug, nextStep, user }: Step): Promise<void> {
  const project = (await findVisibleReport(io, projectSlug, user))?.project;
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  await io.db.transaction(async (db) => {
    await addNextStep(db, { email, projectId: project.id, nextStep });
    if (user) await takeOverProjects(db, user);
    const { adminEmail } = io.settings;
    const language = (await findUserByEmail(db, adminEmail))?.language ?? 'en';
    const url = pageUrl(io, language, `/check/${reportNameOf(project)}`);
    const mail = nextStepMail(language, { email, site: project.address, nextStep, url });
    await writeMail(io, db, { email: adminEmail, language }, mail);
  });
}
