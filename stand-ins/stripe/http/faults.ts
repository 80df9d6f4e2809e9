/** What the API does instead of answering, on request of a test. */
export interface Fault {
  /** An HTTP status (429, 500, 502, 503, 409 …), or a connection that breaks. */
  with: number | 'drop';
  /** How many requests; default 1. */
  times?: number;
  /** Only requests whose method and path contain this: `POST /v1/refunds`. */
  to?: string;
  /** The request was carried out, and only its answer is lost. */
  isDone?: boolean;
}

export function createFaults() {
  const faults: (Fault & { left: number })[] = [];
  return {
    add(fault: Fault) {
      faults.push({ ...fault, left: fault.times ?? 1 });
    },
    clear() {
      faults.length = 0;
    },
    /** The fault for this request, used up by one. */
    take(request: string): Fault | null {
      const fault = faults.find(({ left, to }) => left > 0 && request.includes(to ?? ''));
      if (!fault) return null;
      fault.left--;
      return fault;
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;
