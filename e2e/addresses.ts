import { demoProject, superAdmin } from './users.ts';

/** Ids of a freshly seeded instance for the parameters of a URL pattern; one without an id is filled with `unknown`. */
export type KnownIds = Record<string, string>;

export async function knownIds(person: string): Promise<KnownIds> {
  const { api } = await superAdmin();
  const audit = await api.getPublicAudit({ params: { projectSlug: 'demo' } });
  const demo = await demoProject(api);
  await api.addCollaborator({
    params: { id: String(demo.id) },
    body: { email: `read-by-${person}@example.com`, role: 'user' },
  });
  const templates = await api.listTemplates({ params: { id: String(demo.id) } });
  const { items: pages } = await api.listSubPages({ params: { id: String(demo.id) }, query: {} });
  const { items: mails } = await api.listMails({ query: {} });
  const { id: report } = await api.reportCard({
    body: { url: 'https://shop.example', platform: 'slack', message: `Seen by ${person}` },
  });
  const run = await api.addLabRun({ body: { name: `Seen by ${person}` } });
  const { items: users } = await api.listUsers({ query: {} });
  const install = await api.getInstallLink({ params: { id: String(demo.id) } });
  return {
    token: 'shopify-aktion',
    platform: 'whatsapp',
    check: 'has-og-image',
    projectSlug: 'demo',
    auditSubPageId: String(audit.pages[0]?.uuid),
    routeTemplateId: String(templates[0]?.id),
    subPageId: String(pages[0]?.id),
    reportId: String(report),
    runId: String(run.id),
    userId: String(users[0]?.id),
    mailId: String(mails[0]?.id),
    installName: install.url.split('/').at(-1) ?? '',
  };
}

/** A pattern of the table with ids that the instance knows; optional parts are omitted. */
export function addressOf(pattern: string, known: KnownIds): { path: string; mayBeMissing: boolean } {
  let mayBeMissing = false;
  const path = pattern.replace(/\/:\w+\?/g, '').replace(/:(\w+)/g, (_, place: string) => {
    const id = known[place];
    if (!id) mayBeMissing = true;
    return id ?? 'unknown';
  });
  return { path: path || '/', mayBeMissing };
}
