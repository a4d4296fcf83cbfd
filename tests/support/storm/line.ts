import { untilReady } from "../servers/killable-server.ts";

/** What a shopper asks for. */
export type Step = "create" | "pay" | "process" | "open" | "cancel";

export type Answer = { status: number; body: Record<string, unknown> };

/** No answer came: the connection broke, or the server was not up. */
const NOTHING: Answer = { status: 0, body: {} };
/** Answers that say that it may be tried again. */
const TRY_AGAIN = [502, 503];
/** How long an answer is waited for, in milliseconds. */
const PATIENCE_MS = 20_000;

/** The line on which all shoppers call a server that comes and goes, and what happened on it. */
export class Line {
  readonly begun: Record<Step, number> = { create: 0, pay: 0, process: 0, open: 0, cancel: 0 };
  readonly lost: Record<Step, number> = { create: 0, pay: 0, process: 0, open: 0, cancel: 0 };
  /** Answers that only a defect explains. */
  readonly odd: string[] = [];
  readonly url: string;
  readonly #watching = new Set<(step: Step) => void>();
  #ready: Promise<void> | null = null;

  constructor(url: string) {
    this.url = url;
  }

  /** One request. What was lost on the way, or says "try again", has status 0. */
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

  /** Asks until there is an answer; null once whoever asks goes away instead, which `stays` says each time. */
  async insist(ask: () => Promise<Answer>, stays: () => boolean): Promise<Answer | null> {
    const answer = await ask();
    if (answer.status !== 0) return answer;
    if (!stays()) return null;
    await this.#back();
    return this.insist(ask, stays);
  }

  /** Until so many requests of a step have been begun from now on. */
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

  /** Until the server is up again; all who wait look together. */
  #back(): Promise<void> {
    this.#ready ??= untilReady(this.url).finally(() => (this.#ready = null));
    return this.#ready;
  }
}

/** Sends JSON from a household of its own: what one network may hold unpaid is limited. */
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

/** The browser of one shopper: its checkout token, and the address of its home. */
export type Browser = { token: string; home: string };

/** Status and body; null when the connection broke before all of it was there. */
async function read(sent: Promise<Response>): Promise<{ status: number; text: string } | null> {
  try {
    const response = await sent;
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}
