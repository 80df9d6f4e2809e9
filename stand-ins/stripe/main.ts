// The stand-in on its own, for Linkbild at SITE: node stand-ins/stripe/main.ts [port] [SITE]
import { startStripe } from './server.ts';

const site = process.argv[3] ?? 'http://localhost:3000';
const secret = 'whsec_standIn0000000000000000';

const stripe = await startStripe({ port: Number(process.argv[2] ?? 3030) });
stripe.webhooks.setEndpoint({ url: `${site}/api/stripe/webhooks`, secret });
console.log(`API and pages  ${stripe.url}
Events go to   ${site}/api/stripe/webhooks

STRIPE_SECRET_KEY=${stripe.settings.secretKey}
STRIPE_WEBHOOK_SECRET=${secret}

A number and Enter lets so many days pass.`);
process.stdin.setEncoding('utf8');
process.stdin.on('data', (typed) => {
  const days = Number(String(typed).trim());
  if (days > 0)
    void stripe.advance(days * 86_400_000).then(() => console.log(`It is ${stripe.clock.now().toISOString()}.`));
});
const stop = () => {
  process.stdin.destroy();
  void stripe.close();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
