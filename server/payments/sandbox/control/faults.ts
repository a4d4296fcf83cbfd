/** How a call fails, and whether it takes effect first. */
export type Fault =
  | {
      kind: "status";
      status: 500 | 429 | 409;
      when: "before" | "after";
      /** Store the response under the idempotency key, as the provider does once work has begun. */
      stored?: boolean;
    }
  | { kind: "reset"; when: "before" | "after" }
  | { kind: "delay"; when: "before" | "after"; ms: number };

export type FaultRule = {
  /** An operation such as `payment_intents.create`, or `*`. */
  op: string;
  /** The first matching call that fails, counted from 1 since the rule was added. */
  nth?: number;
  /** How many calls in a row fail. */
  times?: number;
  fault: Fault;
};

export type Faults = {
  add(rule: FaultRule): void;
  clear(): void;
  /** Counts a call and returns the fault to inject, if any. */
  strike(op: string): Fault | null;
};

type Counted = { rule: FaultRule; seen: number };

function hits({ rule, seen }: Counted): boolean {
  const first = rule.nth ?? 1;
  return seen >= first && seen < first + (rule.times ?? 1);
}

export function makeFaults(): Faults {
  let rules: Counted[] = [];
  return {
    add: (rule) => void rules.push({ rule, seen: 0 }),
    clear: () => void (rules = []),
    strike(op) {
      let fault: Fault | null = null;
      for (const counted of rules) {
        if (counted.rule.op !== "*" && counted.rule.op !== op) continue;
        counted.seen += 1;
        if (!fault && hits(counted)) fault = counted.rule.fault;
      }
      return fault;
    },
  };
}
