import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { complaint, LIVE_KEYS, PRODUCTION, TEST_KEYS } from "#tests/support/code/settings.ts";

describe("the payment sandbox", () => {
  test.each([
    "http://localhost:3000",
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
    "http://shop.localhost",
  ])("runs at %s, which only this machine can reach", (PUBLIC_URL) =>
    expect(readConfig({ PUBLIC_URL }).payments.mode).toBe("sandbox"),
  );

  test.each([
    "https://shop.example",
    "http://192.168.1.4:3000",
    "https://localhost.shop.example",
    "http://127.0.0.1.example",
  ])("does not run at %s", (PUBLIC_URL) =>
    expect(complaint({ PUBLIC_URL })).toMatch(/^PUBLIC_URL .* SANDBOX_ALLOWED_ORIGINS=/),
  );

  test("runs at a public address only if that is listed", () => {
    const SANDBOX_ALLOWED_ORIGINS = "https://preview.example/";
    const allowed = { SANDBOX_ALLOWED_ORIGINS, PUBLIC_URL: "https://preview.example" };
    expect(readConfig(allowed).payments.mode).toBe("sandbox");
    expect(complaint({ ...allowed, PUBLIC_URL: "https://shop.example" })).toMatch(/^PUBLIC_URL /);
  });

  test("never runs in production, listed or not", () => {
    expect(complaint(PRODUCTION)).toMatch(/^STRIPE_SECRET_KEY is empty/);
    const SANDBOX_ALLOWED_ORIGINS = PRODUCTION.PUBLIC_URL;
    expect(complaint({ ...PRODUCTION, SANDBOX_ALLOWED_ORIGINS })).toMatch(
      /^STRIPE_SECRET_KEY is empty/,
    );
  });
});

describe("Stripe's keys", () => {
  test("of test mode work in a demo", () => {
    expect(readConfig(TEST_KEYS).payments).toEqual({
      mode: "test",
      secretKey: "sk_test_one",
      publishableKey: "pk_test_one",
      webhookSecrets: ["whsec_one"],
      connectWebhookSecrets: [],
    });
  });

  test("of live mode work in production", () => {
    expect(readConfig({ ...PRODUCTION, ...LIVE_KEYS }).payments.mode).toBe("live");
  });

  test("of live mode are refused anywhere else", () => {
    for (const APP_ENV of ["demo", "development", "test"]) {
      expect(complaint({ ...LIVE_KEYS, APP_ENV })).toMatch(/APP_ENV=production/);
    }
  });

  test.each(["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const)(
    "are refused without %s",
    (name) =>
      expect(complaint({ ...TEST_KEYS, [name]: "" })).toMatch(new RegExp(`^${name} is empty`)),
  );

  test("are refused in production without the Connect webhook's secret, which events of farms' accounts need", () => {
    const without = { ...LIVE_KEYS, STRIPE_CONNECT_WEBHOOK_SECRET: "" };
    expect(complaint({ ...PRODUCTION, ...without })).toMatch(
      /^STRIPE_CONNECT_WEBHOOK_SECRET is empty/,
    );
  });

  test("are refused if only the Connect webhook's secret is set", () => {
    expect(complaint({ STRIPE_CONNECT_WEBHOOK_SECRET: "whsec_x" })).toMatch(
      /^STRIPE_SECRET_KEY is empty/,
    );
  });

  test("of different modes are refused", () => {
    const swapped = { STRIPE_PUBLISHABLE_KEY: "pk_test_one" };
    expect(complaint({ ...PRODUCTION, ...LIVE_KEYS, ...swapped })).toMatch(/pk_live_/);
    expect(complaint({ ...TEST_KEYS, STRIPE_PUBLISHABLE_KEY: "pk_live_one" })).toMatch(/pk_test_/);
  });

  test("can have two webhook secrets while one replaces the other", () => {
    const config = readConfig({ ...TEST_KEYS, STRIPE_WEBHOOK_SECRET: "whsec_old,whsec_new" });
    expect(config.payments).toMatchObject({ webhookSecrets: ["whsec_old", "whsec_new"] });
  });
});
