/** A pattern to begin with: the word that tells this agent from others, with its version left open. */
export function patternFor(agent: string): string {
  const names = [...agent.matchAll(/([A-Za-z][\w.-]*)\/[\d.]+/g)].map(([, name = '']) => name);
  const usual = /^(Mozilla|AppleWebKit|Chrome|Safari|Gecko|Firefox|Version|Mobile|Edg)$/;
  const name =
    names.find((one) => /bot|crawl|spider|fetch|preview/i.test(one)) ?? names.find((one) => !usual.test(one));
  return (name ?? agent.slice(0, 60)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
