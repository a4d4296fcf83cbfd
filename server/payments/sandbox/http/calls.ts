/** A call as the sandbox saw it, for tests that count what reached the provider. */
export type Call = {
  /** Virtual time, ISO. */
  at: string;
  op: string;
  method: string;
  path: string;
  idempotencyKey: string | null;
  replayed: boolean;
  /** Null when the connection was cut. */
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
