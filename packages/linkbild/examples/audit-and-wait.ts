import type { Audit, Client } from 'linkbild/client';

/** Starts an audit, or takes the one that runs, and follows it to its end. */
export async function auditAndWait(client: Client, projectId: string, everyMs = 3000): Promise<Audit> {
  const { audit } = await client.startAudit({ params: { id: projectId } });
  for (;;) {
    const now = await client.getAudit({ params: { id: audit.uuid } });
    if (now.status === 'completed') return now;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
