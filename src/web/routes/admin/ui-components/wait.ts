/** Stands for the time a server takes: the gallery has none behind it. */
export const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
