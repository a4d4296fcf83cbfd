import Stripe from "stripe";
import { expect, it } from "vitest";
import { type Breaker, createBreaker } from "#server/payments/breaker.ts";
import { ProviderFailure } from "#shared/payments/provider-failure.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";

const { StripeAPIError, StripeCardError, StripeConnectionError, StripeRateLimitError } =
  Stripe.errors;
const raw = { message: "no", type: "api_error" } as const;
const failing =
  (cause: unknown, isFinal = false) =>
  () =>
    Promise.reject(new ProviderFailure("no", { cause, isFinal }));
const gone = failing(new StripeConnectionError(raw));

async function fail(breaker: Breaker, times: number, call = gone): Promise<void> {
  for (let time = 0; time < times; time += 1) await breaker(call).catch(() => {});
}

/** Whether a call gets through to the provider. */
async function getsThrough(breaker: Breaker): Promise<boolean> {
  let isCalled = false;
  await breaker(async () => {
    isCalled = true;
  }).catch((error: unknown) => expect(error).toMatchObject({ code: "provider_unavailable" }));
  return isCalled;
}

it("makes no call for ten seconds after five failures in a row, of whatever kind", async () => {
  const clock = movableClock();
  const breaker = createBreaker(clock);
  await fail(breaker, 2);
  await fail(breaker, 1, failing(new StripeAPIError(raw)));
  await fail(breaker, 2, failing(new StripeRateLimitError(raw)));
  expect(await getsThrough(breaker)).toBe(false);
  clock.pass(9_999);
  expect(await getsThrough(breaker)).toBe(false);
  clock.pass(1);
  expect(await getsThrough(breaker)).toBe(true);
  await fail(breaker, 4);
  expect(await getsThrough(breaker)).toBe(true);
});

it("lets calls through after failures that are too few or too far apart", async () => {
  const clock = movableClock();
  const breaker = createBreaker(clock);
  await fail(breaker, 4);
  clock.pass(30_001);
  await fail(breaker, 4);
  expect(await getsThrough(breaker)).toBe(true);
});

it("makes no call after five in a row that hung for half a minute each", async () => {
  const clock = movableClock();
  const breaker = createBreaker(clock);
  const hanging = () => {
    clock.pass(31_000);
    return gone();
  };
  await fail(breaker, 5, hanging);
  expect(await getsThrough(breaker)).toBe(false);
});

it("counts declined cards and final refusals as answers", async () => {
  const breaker = createBreaker(movableClock());
  await fail(breaker, 4);
  await fail(breaker, 1, failing(new StripeCardError({ message: "no", type: "card_error" })));
  await fail(breaker, 4);
  await fail(breaker, 1, failing(new StripeAPIError(raw), true));
  await fail(breaker, 4);
  expect(await getsThrough(breaker)).toBe(true);
});

it("lets one call through after the pause, and pauses again if that fails", async () => {
  const clock = movableClock();
  const breaker = createBreaker(clock);
  await fail(breaker, 5);
  clock.pass(10_000);
  let answer = () => {};
  const trying = breaker(() => new Promise<void>((resolve) => (answer = resolve)));
  expect(await getsThrough(breaker)).toBe(false);
  answer();
  await trying;
  expect(await getsThrough(breaker)).toBe(true);
  await fail(breaker, 5);
  clock.pass(10_000);
  await fail(breaker, 1);
  expect(await getsThrough(breaker)).toBe(false);
});
