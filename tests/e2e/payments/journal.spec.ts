import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/appearance/axe.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { adminAt } from "../support/servers/own-server.ts";
import { withOwnServer } from "../support/servers/with-own-server.ts";

const server = withOwnServer("serial");

test("an admin sets a book account's number and downloads the journal with it", async ({
  browser,
  sql,
}) => {
  const page = await adminAt(server(), browser);
  await sql`
    select post_to_ledger(jsonb_build_array(jsonb_build_object(
      'key', 'payment:pi_books', 'kind', 'payment', 'intent_id', 'pi_books',
      'created_at', '2024-02-29T20:00:00Z', 'entries', jsonb_build_array(
        jsonb_build_object('account', 'provider_balance', 'amount_cents', 1250),
        jsonb_build_object('account', 'other_income', 'amount_cents', -1250)))))`;

  await page.goto("/dashboard/payments/payouts");
  await page.getByRole("link", { name: "Journal for bookkeeping" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Journal" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Account numbers and names" }).click();
  const other = page.getByRole("group", { name: "other income" });
  await other.getByLabel("Number").fill("");
  await page.getByRole("button", { name: "Save bookkeeping" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Every account needs a number");
  await other.getByLabel("Number").fill("4950");
  await other.getByLabel("Name").fill("Other sales");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save bookkeeping" }).click();
  await expect(page.getByText(/accounts of the bookkeeping: .*Other sales/)).toBeVisible();

  for (const [prefix, button, row] of [
    ["", "Download the journal", "other income,4950,Other sales,,12.50,payment pi_books"],
    ["/es", "Descargar el libro diario", "Otros ingresos,4950,Other sales,,12.50,Pago pi_books"],
  ] as const) {
    await page.goto(`${prefix}/dashboard/payments/journal?from=2024-02-29&to=2024-02-29`);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page);
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe("furrow-journal-2024-02-29-2024-02-29.csv");
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(row);
    expect(text).toContain("Total,,,,,12.50,12.50,");
  }
});
