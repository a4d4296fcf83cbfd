import type { Page } from "@playwright/test";
import { formatUsd, type Cents } from "#shared/money.ts";
import { expectAccessible } from "../support/appearance/axe.ts";
import { expectFits } from "../support/appearance/fits.ts";
import { buyInShop } from "../support/shopping/checkout.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { pageAt } from "../support/servers/own-server.ts";
import { signIn } from "../support/people.ts";
import { withOwnServer } from "../support/servers/with-own-server.ts";

const LIST = "balance_transactions.list";

const server = withOwnServer();

const compareNow = async (page: Page) => {
  const button = page.getByRole("button", { name: "Compare now" });
  await button.click();
  await expect(page.getByRole("progressbar")).toHaveCount(0, { timeout: 30_000 });
  await expect(button).toBeEnabled();
};

test("an admin compares the books with the provider's, finds a difference and explains it", async ({
  browser,
  sql,
  shelf,
  buyer,
}) => {
  const page = await pageAt(server(), browser);
  const [goods] = await shelf.claim(1);
  const number = await buyInShop(page, [goods!], buyer, { units: 3 });
  await page.context().clearCookies();
  await signIn(page.request, "admin");

  await page.goto("/dashboard/payments");
  await page.getByRole("link", { name: "Comparison with the provider" }).click();
  await expect(page.getByRole("heading", { name: "Nothing has been compared yet" })).toBeVisible();
  await expectFits(page);
  await compareNow(page);
  const status = page.getByRole("status").filter({ hasText: "Difference" });
  await expect(status).toContainText("Difference $0.00: nothing to look into.");
  const [order] = await sql<{ total: Cents; intent: string }[]>`
    select total_cents as total, payment_intent_id as intent from orders where number = ${number}`;
  const total = formatUsd(order!.total);
  const payments = page.getByRole("row", { name: /^Payments/ });
  await expect(payments).toContainText(`${total}${total}$0.00`);
  await expectFits(page);

  // Adds a charge that the market does not know, and changes the amount of one that it does.
  await sql`insert into provider_transactions (id, type, source_id, intent_id, amount_cents, fee_cents,
      net_cents, available_on, made_at)
    values ('txn_past', 'charge', 'ch_past', 'pi_past_us', 2000, 0, 2000, now(), now() - interval '3 hours')`;
  await sql`update provider_transactions set amount_cents = amount_cents + 100, net_cents = net_cents + 100
    where intent_id = ${order!.intent}`;
  await compareNow(page);
  await expect(status).toContainText("Difference −$21.00: 2 differences to look into.");
  const open = page.getByRole("region", { name: "What to look into" });
  const changed = open.getByRole("row", { name: new RegExp(number) });
  await expect(changed).toContainText("The amounts differ");
  await expect(changed.getByRole("link", { name: number })).toHaveAttribute(
    "href",
    `/dashboard/payments/${order!.intent}`,
  );
  const past = open.getByRole("row", { name: /pi_past_us/ });
  await expect(past).toContainText("Not in our books");
  await expectFits(page);

  await past.getByRole("button", { name: "Explain" }).click();
  const asked = page.getByRole("dialog", { name: "Explain" });
  await expect(asked).toContainText("−$20.00");
  await expectAccessible(page);
  await asked.getByLabel("Reason").fill("Rent of the stall");
  await asked.getByRole("button", { name: "Explain" }).click();
  const explained = page.getByRole("region", { name: "What the team explained" });
  await expect(explained).toContainText("Rent of the stall");
  await expect(past).toHaveCount(0);
  await expect(status).toContainText("Difference −$1.00: 1 difference to look into.");
  await expectFits(page);
  await sql`update provider_transactions set amount_cents = amount_cents - 100, net_cents = net_cents - 100
    where intent_id = ${order!.intent}`;
  await compareNow(page);
  await expect(status).toContainText("Difference $0.00");
  const known = page.getByRole("row", { name: /^Part that is expected or explained/ });
  await expect(known).toContainText("−$20.00");
  await expect(page.getByRole("row", { name: /^Left to look into/ })).toContainText("$0.00");

  await server().provider.addFault({
    op: LIST,
    times: 99,
    fault: { kind: "reset", when: "before" },
  });
  await compareNow(page);
  await expect(page.getByRole("alert")).toContainText("The provider does not answer");
  await expect(status).toContainText("Difference $0.00");
  await server().provider.clearFaults();
  await page.goto("/es/dashboard/payments/reconciliation");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Conciliación con el procesador de pagos",
  );
  await expect(page.getByText("Lo que explicó el equipo")).toBeVisible();
  await expectFits(page);
  await page.context().close();
});
