/** Simulates a server's response time: the gallery has no server. */
export const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
