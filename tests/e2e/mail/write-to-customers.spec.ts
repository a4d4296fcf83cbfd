import { expectAccessible } from "../support/axe.ts";
import { bought } from "../support/bought.ts";
import { expect, test } from "../support/journey.ts";

test("a message about orders goes to who gets a product on the days of a lot", async ({
  page,
  sql,
  shelf,
  buyer,
  request,
}) => {
  const [goods] = await shelf.claim(1);
  await bought(request, { goods: [goods!], buyer });
  const [line] = await sql`
    select f.name as farm, o.delivery_day::text as day from orders o
    join order_lines l on l.order_id = o.id join farms f on f.id = l.farm_id
    where o.email = ${buyer.email}`;
  const data = { username: "admin", password: "harvest-demo" };
  expect((await page.request.post("/api/login", { data })).status()).toBe(200);
  await page.goto("/dashboard/admin/customer-update?id=new");
  await page.getByText("Customers of some orders: news about their order").click();
  await expect(page.getByLabel("Which orders")).toHaveValue("open");
  await page.getByLabel("Which orders").selectOption("days");
  await page.getByLabel("Delivery day").fill(line!["day"]);
  await page.getByLabel("With goods of (optional)").selectOption(line!["farm"]);
  await page.getByLabel("With the product (optional)").selectOption({ label: goods!.name });
  await expect(page.getByText("Reaches 1 person now")).toBeVisible();
  await page.getByLabel("Through (optional)").fill("2020-01-01");
  await expect(page.getByText("The last day cannot be before the first")).toBeVisible();
  await page.getByLabel("Through (optional)").fill(line!["day"]);
  await expectAccessible(page);
  await page.getByLabel("Subject").fill(`About your ${goods!.name}`);
  await page.getByLabel("Message").fill("Please wash it well before you eat it.");
  await page.getByRole("button", { name: "Send me a test" }).click();
  await expect(page.getByText("The test is in the outbox")).toBeVisible();
  await page.getByRole("button", { name: "Send to everyone" }).click();
  const dialog = page.getByRole("dialog", { name: "Send to everyone" });
  await expect(dialog.getByText("Send this to 1 person?")).toBeVisible();
  await dialog.getByRole("button", { name: "Send to everyone" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`About your ${goods!.name}`);
  await expect(async () => {
    const mails = await sql`
      select 1 from emails where kind = 'customer_update' and to_address = ${buyer.email}`;
    expect(mails).toHaveLength(1);
  }).toPass({ timeout: 15_000 });
});
