import { LinkbildError, verifyWebhook } from 'linkbild/client';

/** A handler for everything that speaks Request and Response: Next.js, Hono, workers, Deno, Bun. */
export async function receive(request: Request, secret: string, tell: (text: string) => void): Promise<Response> {
  try {
    const event = await verifyWebhook(await request.text(), request.headers, secret);
    if (event.type === 'incident.opened')
      tell(`${event.data.incident.effect}: ${event.data.incident.paths.join(', ')}`);
    if (event.type === 'audit.finished') tell(`Score ${event.data.audit.score}`);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof LinkbildError) return new Response(error.message, { status: error.status });
    throw error;
  }
}
