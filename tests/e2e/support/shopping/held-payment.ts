import type { Page, Route } from "@playwright/test";
import { RESENT } from "../resent.ts";

/** URL of the payment form's confirmation request to the provider. */
export const CONFIRM = /\/__stripe_sandbox\/v1\/payment_intents\/[^/]+\/confirm$/;

/** Lets the provider process the payment, but holds back its response until released. */
export async function holdConfirmation(
  page: Page,
): Promise<{ answered: Promise<void>; release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const answered = new Promise<void>((resolve) => {
    void page.route(CONFIRM, async (route: Route) => {
      const response = await route.fetch(RESENT);
      resolve();
      await released;
      await route.fulfill({ response }).catch(() => {});
    });
  });
  return { answered, release };
}
