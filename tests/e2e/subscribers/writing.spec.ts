import { expectAccessible } from "../support/appearance/axe.ts";
import { bought } from "../support/shopping/bought.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { holdAnswers } from "../platform/support.ts";
import { signIn } from "../support/people.ts";
import { withMailingServer } from "../support/servers/with-own-server.ts";

const emailsTo = withMailingServer();

/** The emails to an address with this subject. */
const receivedBy = (to: string, subject: string) =>
  emailsTo(to).filter((mail) => mail.includes(`Subject: ${subject}`));

test("an update to one day's customers of a farm is targeted, previewed, tested and sent", async ({
  page,
  playwright,
  baseURL,
  shelf,
  buyer,
  sql,
}) => {
  const [goods, others] = await shelf.claim(2);
  const guest = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { origin: baseURL ?? "" },
  });
  const stranger = { ...buyer, email: `other.${buyer.email}` };
  const number = await bought(guest, { goods: [goods!], buyer });
  await bought(guest, { goods: [goods!, others!], buyer });
  await bought(guest, { goods: [others!], buyer: stranger });
  await guest.dispose();
  const [order] = await sql<{ day: string }[]>`
    select delivery_day::text as day from orders where number = ${number}`;

  await signIn(page.request, "admin");
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto("/dashboard/admin/customer-update");
  await expect(page.getByText("No messages yet")).toBeVisible();
  await page.getByRole("button", { name: "Write" }).click();

  await page.getByLabel("Customers of orders").check();
  await expect(page.getByText("Reaches 2 people now")).toBeVisible();
  await page.getByLabel("Orders for one delivery day").check();
  await page.getByLabel(/^Delivery day/u).fill(order!.day);
  await page.getByLabel("With goods from the farm (optional)").selectOption(goods!.farmName);
  await expect(page.getByText("Reaches 1 person now")).toBeVisible();
  await expect(page.getByText(buyer.email)).toBeVisible();

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Please write a subject")).toBeVisible();
  await expect(page.getByLabel("Subject")).toBeFocused();
  await page.getByLabel("Subject").fill("A late van");
  await page
    .getByRole("textbox", { name: "Message" })
    .fill("Hello {first name},\n\nyour {products} come late.");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("There is no {products}.")).toBeVisible();
  const long = "“The bridge is closed” — we come later. ".repeat(110);
  await page
    .getByRole("textbox", { name: "Message" })
    .fill(`Hello {first name},\n\nyour {product} comes late.\n\n${long}`);
  await page.getByRole("button", { name: "Preview" }).click();
  const dialog = page.getByRole("dialog", { name: "As its reader will see it" });
  await expect(dialog.getByText(`As ${buyer.email} will see it`)).toBeVisible();
  const seen = page.frameLocator("iframe[title='The email']");
  await expect(seen.getByText(`Hello ${buyer.firstName},`)).toBeVisible();
  await expect(seen.getByText(`your ${goods!.name} comes late.`)).toBeVisible();
  await expect(dialog.getByText("Nothing in it would harm its delivery")).toBeVisible();
  await expect(dialog.getByText("A page of ours")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();

  // The draft is saved automatically and can be found again.
  await expect(page.getByText(/^Draft saved at \d/)).toBeVisible();
  await page.getByRole("button", { name: "All messages" }).click();
  await page.getByRole("button", { name: "A late van" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your draft");
  await page.reload();
  await expect(page.getByLabel("Subject")).toHaveValue("A late van");
  await expect(page.getByText("Reaches 1 person now")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send me a test" }).click();
  await expect(page.getByText("It goes to admin@furrow.example.")).toBeVisible();
  await expect
    .poll(() => receivedBy("admin@furrow.example", "A late van"), { timeout: 20_000 })
    .toHaveLength(1);

  // Scheduled for another day, it can still be changed back to a draft.
  await page.getByRole("button", { name: "Schedule it" }).click();
  const schedule = page.getByRole("dialog", { name: "Schedule it" });
  await schedule.getByLabel(/^Day/u).fill(order!.day);
  await expect(schedule.getByRole("status")).toHaveText(/^It goes out \w{3} .*9:00\sAM\.$/u);
  await expectAccessible(page);
  await schedule.getByRole("button", { name: "Schedule it" }).click();
  await expect(page.getByRole("button", { name: "Send now" })).toBeVisible();
  await expect(page.getByText(/^Scheduled for \w{3} .*9:00\sAM$/u)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "All messages" }).click();
  await expect(page.getByRole("row").filter({ hasText: "A late van" })).toContainText(
    "Scheduled for",
  );
  await page.getByRole("button", { name: "A late van" }).click();
  await page.getByRole("button", { name: "Change back to a draft" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your draft");

  await page.getByRole("button", { name: "Send to everyone" }).click();
  const question = page.getByRole("dialog", { name: "Send to everyone" });
  await expect(question.getByText("Send this to 1 person?")).toBeVisible();
  await question.getByRole("button", { name: "Send to everyone" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A late van");
  await expect(page.getByRole("definition").nth(0)).toContainText(goods!.farmName);
  await expect(page.getByRole("status").filter({ hasText: "People" })).toContainText(/Sent\s*1/, {
    timeout: 20_000,
  });
  await expectAccessible(page);
  const [mail, ...more] = receivedBy(buyer.email, "A late van");
  expect(more).toEqual([]);
  expect(mail).toContain(`Hello ${buyer.firstName},`);
  expect(mail).toMatch(/\/order\?token=[\w-]{43}/);
  expect(receivedBy(stranger.email, "A late van")).toEqual([]);

  await page.getByRole("button", { name: "All messages" }).click();
  const row = page.getByRole("row").filter({ hasText: "A late van" });
  await expect(row).toContainText(goods!.farmName);
  await expectAccessible(page);
});

test("saving a draft manually during an autosave creates only one draft", async ({ page, sql }) => {
  await signIn(page.request, "admin");
  await page.goto("/dashboard/admin/customer-update?id=new");
  const release = await holdAnswers(page, "customerUpdates.save");
  const asked = page.waitForRequest(/customerUpdates\.save/u);
  await page.getByLabel("Subject").fill("Two of me?");
  await page.getByRole("textbox", { name: "Message" }).fill("No, there is one.");
  await asked;
  await page.getByRole("button", { name: "Save as a draft" }).click();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your draft");
  await expect(page.getByLabel("Subject")).toHaveValue("Two of me?");
  const drafts = await sql`select id from customer_updates where subject = 'Two of me?'`;
  expect(drafts).toHaveLength(1);
});
