import { isNotFound } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { Route as authTest } from "#client/routes/(accounts)/auth-test.tsx";
import { Route as paymentDebug } from "#client/routes/(payments)/payment-debug.tsx";
import { Route as simplePaymentTest } from "#client/routes/(payments)/simple-payment-test.tsx";
import { Route as testPayment } from "#client/routes/(payments)/test-payment.tsx";

type Config = { mode: "live" | "test" | "sandbox"; testPages: boolean };

const LIVE: Config = { mode: "live", testPages: false };
const STRIPE_TEST: Config = { mode: "test", testPages: true };
const SANDBOX: Config = { mode: "sandbox", testPages: true };

const PAGES = [
  ["/auth-test", authTest, false],
  ["/payment-debug", paymentDebug, false],
  ["/test-payment", testPayment, true],
  ["/simple-payment-test", simplePaymentTest, true],
] as const;

/** Whether a page exists on a server with this configuration. */
async function exists(route: (typeof PAGES)[number][1], config: Config): Promise<boolean> {
  const api = { checkout: { config: { ensureData: () => Promise.resolve(config) } } };
  try {
    await route.options.beforeLoad?.({ context: { api } } as never);
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

describe.each(PAGES)("%s", (_path, route, isSandboxOnly) => {
  it("is not found where payments are live", async () => {
    expect(await exists(route, LIVE)).toBe(false);
  });

  it("exists where payments are tried out", async () => {
    expect(await exists(route, SANDBOX)).toBe(true);
    expect(await exists(route, STRIPE_TEST)).toBe(!isSandboxOnly);
  });
});
