/** Versions that can be asked for in November 2026; older ones answer as the oldest of these. */
export const apiVersions = ['2026-01', '2026-04', '2026-07', '2026-10'];

export const apiVersionNode = (handle: string) => ({ handle, displayName: handle, supported: true });
export const apiVersionNodes = () => apiVersions.map(apiVersionNode);
