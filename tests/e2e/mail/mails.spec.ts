import { expectAccessible } from "../support/appearance/axe.ts";
import { randomBytes } from "node:crypto";
import { expect, test } from "../support/admin.ts";

test("a customer update reaches an audience of two hundred and shows its progress", async ({
  page,
  sql,
}) => {
  const tag = `t${randomBytes(4).toString("hex")}`;
  await sql`
    insert into subscribers (email, source, state, tags, first_name, created_at)
    select n || ${`.${tag}@furrow.example`}, 'footer_newsletter', 'confirmed', array[${tag}], 'Reader', now()
    from generate_series(1, 200) n`;
  await page.goto("/dashboard/admin/customer-update");
  await page.getByRole("button", { name: "Write" }).click();
  await page.getByLabel("Tagged (optional)").fill(tag);
  await expect(page.getByText("Reaches 200 people now")).toBeVisible();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Please write a subject")).toBeVisible();
  await page.getByLabel("Subject").fill("The first strawberries");
  await page.getByLabel("Message").fill("They are here.\n\nCome and see.");
  await page.getByRole("button", { name: "Preview" }).click();
  const mail = page.frameLocator("iframe[title='The email']");
  await expect(mail.getByText("Come and see.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send to everyone" }).click();
  const dialog = page.getByRole("dialog", { name: "Send to everyone" });
  await expect(dialog.getByText("Send this to 200 people?")).toBeVisible();
  await dialog.getByRole("button", { name: "Send to everyone" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The first strawberries");
  await expect(page.getByRole("progressbar", { name: "Emails written" })).toHaveAttribute(
    "aria-valuenow",
    "100",
    { timeout: 20_000 },
  );
  const mails = await sql`
    select 1 from emails where kind = 'customer_update' and to_address like ${`%${tag}%`}`;
  expect(mails).toHaveLength(200);
});

test("every email can be previewed wide, narrow, dark and as plain text, and a test sent to oneself", async ({
  page,
}) => {
  await page.goto("/dashboard/admin/email-test");
  await page.getByLabel("Kind").selectOption("order_placed");
  await expect(page.frameLocator("iframe").getByText("Nantes carrots").first()).toBeVisible();
  const body = page.frameLocator("iframe").locator("body");
  await expect(body).toHaveCSS("background-color", "rgb(251, 247, 238)");
  const views = page.getByRole("radiogroup", { name: "Show the email as" });
  await views.getByRole("radio", { name: "Wide" }).focus();
  for (const _step of ["Phone", "Dark"]) await page.keyboard.press("ArrowRight");
  await expect(views.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(body).toHaveCSS("background-color", "rgb(24, 36, 29)");
  await expectAccessible(page);
  await page.getByText("Plain text", { exact: true }).click();
  await expect(page.getByText("2 × Nantes carrots")).toBeVisible();
  await page.getByRole("button", { name: "Send me a test" }).click();
  await expect(page.getByText("The test is in the outbox")).toBeVisible();
  await page.getByRole("tab", { name: "Outbox" }).click();
  await page.getByLabel("Search addresses and subjects").fill("admin@furrow.example");
  await expect(page.getByRole("row").nth(1)).toContainText("admin@furrow.example");
  await expectAccessible(page);
});
