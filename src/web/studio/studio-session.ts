/** One window: its newer images make older ones pointless, and the server remembers which page it drafts on. */
export const studioSession = Math.random().toString(36).slice(2);
