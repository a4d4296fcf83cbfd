/** A call that the sandbox received, for tests that count what reached the provider. */
export type Call = {
  /** Virtual time, ISO 8601. */
  at: string;
  op: string;
  method: string;
  path: string;
  idempotencyKey: string | null;
  replayed: boolean;
  /** Null if the connection was dropped. */
  status: number | null;
  requestId: string;
  fault: string | null;
};

const KEPT = 2000;

export type Calls = { note(call: Call): void; all(): Call[]; clear(): void };

export function makeCalls(): Calls {
  let calls: Call[] = [];
  return {
    note(call) {
      calls.push(call);
      if (calls.length > KEPT * 2) calls = calls.slice(-KEPT);
    },
    all: () => calls.slice(-KEPT),
    clear: () => void (calls = []),
  };
}
