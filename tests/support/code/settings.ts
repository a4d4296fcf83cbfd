import { readConfig } from "#server/config/config.ts";
import { ConfigError } from "#server/config/error.ts";

/** Settings for Stripe's test mode. */
export const TEST_KEYS = {
  STRIPE_SECRET_KEY: "sk_test_one",
  STRIPE_PUBLISHABLE_KEY: "pk_test_one",
  STRIPE_WEBHOOK_SECRET: "whsec_one",
};
/** Settings that charge real money. */
export const LIVE_KEYS = {
  STRIPE_SECRET_KEY: "sk_live_one",
  STRIPE_PUBLISHABLE_KEY: "pk_live_one",
  STRIPE_WEBHOOK_SECRET: "whsec_one",
  STRIPE_CONNECT_WEBHOOK_SECRET: "whsec_two",
};
/** The minimum settings for production. */
export const PRODUCTION = {
  APP_ENV: "production",
  DATABASE_URL: "postgres://shop:secret@db.example:5432/shop",
  PUBLIC_URL: "https://shop.example",
  SECRETS_KEY: "a key of at least thirty-two characters",
  TRUST_PROXY: "10.0.0.0/8",
};

/** The validation errors for these settings. */
export function complaint(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "no complaint";
}
