/** A suggested pattern: the word that identifies this agent, without its version. */
export function patternFor(agent: string): string {
  const names = [...agent.matchAll(/([A-Za-z][\w.-]*)\/[\d.]+/g)].map(([, name = '']) => name);
  const usual = /^(Mozilla|AppleWebKit|Chrome|Safari|Gecko|Firefox|Version|Mobile|Edg)$/;
  const name =
    names.find((one) => /bot|crawl|spider|fetch|preview/i.test(one)) ?? names.find((one) => !usual.test(one));
  return (name ?? agent.slice(0, 60)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
