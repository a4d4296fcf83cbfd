import { untilReady } from "../servers/killable-server.ts";

/** The kinds of requests a shopper makes. */
export type Step = "create" | "pay" | "process" | "open" | "cancel";

export type Answer = { status: number; body: Record<string, unknown> };

/** No response: the connection broke or the server was down. */
const NOTHING: Answer = { status: 0, body: {} };
/** Response statuses after which a request may be retried. */
const TRY_AGAIN = [502, 503];
/** Request timeout in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * The connection through which all shoppers call a server that is interrupted repeatedly, with counts of what
 * happened.
 */
export class Line {
  readonly begun: Record<Step, number> = { create: 0, pay: 0, process: 0, open: 0, cancel: 0 };
  readonly lost: Record<Step, number> = { create: 0, pay: 0, process: 0, open: 0, cancel: 0 };
  /** Responses that only a defect can explain. */
  readonly odd: string[] = [];
  readonly url: string;
  readonly #watching = new Set<(step: Step) => void>();
  #ready: Promise<void> | null = null;

  constructor(url: string) {
    this.url = url;
  }

  /** Sends one request. A lost or retryable response has status 0. */
  async ask(step: Step, send: (url: string) => Promise<Response>): Promise<Answer> {
    this.begun[step] += 1;
    for (const watch of this.#watching) watch(step);
    const answer = await read(send(this.url));
    if (answer !== null && !TRY_AGAIN.includes(answer.status)) {
      return { status: answer.status, body: JSON.parse(answer.text) as Answer["body"] };
    }
    this.lost[step] += 1;
    return NOTHING;
  }

  /**
   * Retries until there is a response. Before each retry `stays` decides whether the caller keeps waiting; if not,
   * returns null.
   */
  async insist(ask: () => Promise<Answer>, stays: () => boolean): Promise<Answer | null> {
    const answer = await ask();
    if (answer.status !== 0) return answer;
    if (!stays()) return null;
    await this.#back();
    return this.insist(ask, stays);
  }

  /** Resolves once this many further requests of a step have begun. */
  begins(step: Step, times: number): Promise<void> {
    return new Promise((resolve) => {
      let left = times;
      const watch = (begun: Step) => {
        if (begun === step) left -= 1;
        if (left > 0) return;
        this.#watching.delete(watch);
        resolve();
      };
      this.#watching.add(watch);
    });
  }

  /** Waits until the server is up again; all callers share one check. */
  #back(): Promise<void> {
    this.#ready ??= untilReady(this.url).finally(() => (this.#ready = null));
    return this.#ready;
  }
}

/** Posts JSON from a separate client address per shopper, because unpaid holds are limited per network. */
export function post(path: string, body: unknown, { token, home }: Browser) {
  return (url: string) =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": home,
        cookie: `furrow_checkout=${token}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
}

/** A shopper's browser: its checkout token and client address. */
export type Browser = { token: string; home: string };

/** Status and body; null if the connection broke before the response was complete. */
async function read(sent: Promise<Response>): Promise<{ status: number; text: string } | null> {
  try {
    const response = await sent;
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}
