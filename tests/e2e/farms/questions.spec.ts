import { expectAccessible } from "../support/appearance/axe.ts";
import { openLive } from "../support/live.ts";
import { browserOf, expect, staff, test } from "../support/servers/week-browser.ts";
import { joinFarm } from "../support/people.ts";
import { RESENT } from "../support/resent.ts";

const FARM = "three-rows";
const QUESTION = "Do you spray your persimmons?";
const ANSWER = "No. We keep geese under the trees.";
const REASON = "It is about another farm.";

test("a customer asks a farm, the farm answers, everyone reads it without a name, and the team hides it", async ({
  browser,
  week,
  sql,
}) => {
  test.slow();
  await joinFarm(sql, "farmer", FARM);
  const [farm] = await sql<{ id: number }[]>`select id from farms where slug = ${FARM}`;
  const page = `/farmers/${farm!.id}`;
  const [customerRow] = await sql<{ email: string; last_name: string }[]>`
    update users set last_name = 'Quillfeather' where username = 'customer'
    returning email, last_name`;
  const [farmerRow] = await sql<{ email: string }[]>`
    select email from users where username = 'farmer'`;

  const stranger = await browserOf(browser, week, 390);
  await openLive(stranger, page);
  const there = stranger.getByRole("region", { name: "Questions to the farm" });
  await expect(there.getByText("No answered questions here yet.")).toBeVisible();
  await expect(there.getByRole("link", { name: "Sign in to ask" })).toHaveAttribute(
    "href",
    `/auth?next=${encodeURIComponent(page)}`,
  );

  const customer = await staff(browser, week, "customer", 390);
  await openLive(customer, page);
  const here = customer.getByRole("region", { name: "Questions to the farm" });
  const ask = here.getByRole("button", { name: "Ask the farm" });
  await ask.click();
  const form = customer.getByRole("dialog");
  await expect(form.getByLabel("Your question")).toBeFocused();
  await form.getByRole("button", { name: "Send the question" }).click();
  await expect(form.getByText("in 10 characters or more")).toBeVisible();
  await expect(form.getByLabel("Your question")).toBeFocused();
  await form.getByLabel("Your question").fill(QUESTION);
  await expectAccessible(customer, '[role="dialog"]');
  await form.getByRole("button", { name: "Send the question" }).click();
  await expect(form).toHaveCount(0);
  await expect(ask).toBeFocused();
  await expect(here.getByText("The farm has not answered yet")).toBeVisible();
  await expectAccessible(customer, "main");
  await stranger.reload();
  await expect(there.getByText(QUESTION)).toHaveCount(0);

  const farmer = await staff(browser, week, "farmer", 390);
  await farmer.goto("/dashboard/farmer");
  await expect(farmer.getByText("1 question has no answer from you yet.")).toBeVisible();
  const [asked] = await sql<{ text: string }[]>`select text from emails
    where kind = 'question_asked' and to_address = ${farmerRow!.email}`;
  expect(asked!.text).toContain(`${week.origin}/dashboard/farmer/questions`);
  expect(asked!.text).not.toContain(QUESTION);
  await farmer.goto("/dashboard/farmer/questions");
  await expect(farmer.getByText(QUESTION)).toBeVisible();
  await expect(farmer.getByText(customerRow!.last_name)).toHaveCount(0);
  await expectAccessible(farmer, "main");
  await farmer.getByRole("button", { name: /^Answer the question from / }).click();
  const reply = farmer.getByRole("dialog");
  await expect(reply.getByText(QUESTION)).toBeVisible();
  await reply.getByLabel("Your answer").fill(ANSWER);
  await expectAccessible(farmer, '[role="dialog"]');
  await reply.getByRole("button", { name: "Publish the answer" }).click();
  await expect(farmer.getByRole("main").getByText(ANSWER)).toBeVisible();
  await farmer.goto("/dashboard/farmer");
  await expect(farmer.getByText(/no answer from you yet/)).toHaveCount(0);

  const answer = await stranger.request.get(page, RESENT);
  const html = await answer.text();
  expect(html).toContain(ANSWER);
  expect(html).not.toContain(customerRow!.last_name);
  await openLive(stranger, page);
  await expect(there.getByText(QUESTION)).toBeVisible();
  await expect(there.getByText(/^Three Rows Orchard answered, /)).toBeVisible();
  await expectAccessible(stranger, "main");
  const [answered] = await sql<{ text: string }[]>`select text from emails
    where kind = 'question_answered' and to_address = ${customerRow!.email}`;
  expect(answered!.text).toContain(ANSWER);
  expect(answered!.text).toContain(`${week.origin}${page}#questions`);
  await openLive(customer, page);
  await expect(here.getByText("The farm has answered by email and on this page")).toBeVisible();

  const admin = await staff(browser, week, "admin");
  await admin.goto(`/dashboard/admin/questions?q=${encodeURIComponent("Quillfeather")}`);
  await expectAccessible(admin, "main");
  await admin
    .getByRole("button", { name: /^Hide the question from / })
    .first()
    .click();
  const question = admin.getByRole("dialog");
  await question.getByLabel("Reason").fill(REASON);
  await question.getByRole("button", { name: /^Hide the question/ }).click();
  await expect(admin.getByRole("main").getByText(REASON)).toBeVisible();

  await openLive(stranger, page);
  await expect(there.getByText("No answered questions here yet.")).toBeVisible();
  await openLive(customer, page);
  await expect(here.getByText(`We have hidden your question: ${REASON}`)).toBeVisible();
  await here.getByRole("button", { name: `Delete “Do you spray your persim…”` }).click();
  await customer
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(here.getByText(QUESTION)).toHaveCount(0);
});
