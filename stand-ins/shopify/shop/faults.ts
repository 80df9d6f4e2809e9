/** What the Admin API does instead of answering, on request of a test. */
export interface Fault {
  /** An HTTP status (500, 502, 503, 429, 430 …), the GraphQL error THROTTLED in a 200, or a page instead of JSON. */
  with: number | 'THROTTLED' | 'html';
  /** How many requests; default 1. */
  times?: number;
  /** Only requests whose query contains this. */
  query?: string;
  /** The request was carried out, and only its answer is lost. */
  isDone?: boolean;
}

export function createFaults() {
  const faults: (Fault & { left: number })[] = [];
  return {
    add(fault: Fault) {
      faults.push({ ...fault, left: fault.times ?? 1 });
    },
    /** The fault for this request, used up by one. */
    take(query: string): Fault | null {
      const fault = faults.find(({ left, query: part }) => left > 0 && query.includes(part ?? ''));
      if (!fault) return null;
      fault.left--;
      return fault;
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;
