import type { NextConfig } from 'next';

// Without it Next.js adds the tags of dynamic pages later, in the body, for every visitor it does not know as a bot.
export default { htmlLimitedBots: /.*/ } satisfies NextConfig;
