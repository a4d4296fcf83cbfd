import { isRecord } from "#shared/is-record.ts";
import type { TestCard } from "#shared/payments/cards/test-cards.ts";
import { returnUrl } from "#client/lib/payments/return-url.ts";

/** One log entry: a request and its response. */
export type Entry = { id: number; tone: "ok" | "failed" | "waiting"; call: string; answer: string };

/** The last four characters of an id are enough to distinguish two. */
export function masked(id: string): string {
  const prefix = id.split("_")[0] ?? "";
  return `${prefix}_…${id.slice(-4)}`;
}

/** The provider's response to a confirmation. */
export type Confirmed = { status: string | null; answer: string };

type Intent = { id: string; clientSecret: string };

/** Confirms a payment with a test card, as the provider's own script does; only the sandbox accepts it. */
export async function confirmWith(card: TestCard, intent: Intent): Promise<Confirmed> {
  const response = await fetch(`/__stripe_sandbox/v1/payment_intents/${intent.id}/confirm`, {
    method: "POST",
    body: new URLSearchParams({
      client_secret: intent.clientSecret,
      payment_method: card.method,
      return_url: returnUrl("/payment-success", window.location.origin),
    }),
  });
  return readAnswer(response.status, await response.json());
}

function readAnswer(code: number, body: unknown): Confirmed {
  const status = textAt(body, "status");
  if (status) return { status, answer: `${code} ${status}` };
  const error = objectAt(body, "error");
  const reason = textAt(error, "decline_code") ?? textAt(error, "code") ?? "error";
  return { status: null, answer: `${code} ${reason}: ${textAt(error, "message") ?? ""}` };
}

function objectAt(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function textAt(value: unknown, name: string): string | null {
  const found = objectAt(value, name);
  return typeof found === "string" ? found : null;
}
