import { expect, test } from "@playwright/test";

test("The search shows only the answers that contain every word", async ({ page }) => {
  await page.goto("/faq");
  const search = page.getByRole("searchbox", { name: "Search the answers" });
  await search.fill("refund bank");
  await expect(page.getByRole("main").getByRole("group")).toHaveCount(1);
  await expect(page.getByText("How long does a refund take?")).toBeVisible();
  await search.fill("zeppelin");
  await expect(page.getByText("No answers match.")).toBeVisible();
});

test("The URL of an answer opens it", async ({ page }) => {
  await page.goto("/faq#cut-off");
  await expect(page.getByText("The farms see the list the next morning")).toBeVisible();
  await expect(page.getByText("No. Fill the cart, give an address and pay.")).toBeHidden();
});

test("The zip check shows the next delivery, and says no to a zip code outside the delivery area", async ({
  page,
}) => {
  await page.goto("/delivery");
  const form = page.getByRole("form", { name: "Zip check" });
  const zip = form.getByLabel("Your zip code");
  await zip.fill("10001");
  await form.getByRole("button", { name: "Check" }).click();
  await expect(form.getByText("We do not deliver to 10001 yet.")).toBeVisible();
  await expect(zip).toHaveValue("10001");
  await zip.fill("94110");
  await form.getByRole("button", { name: "Check" }).click();
  const answer = page.getByRole("main").getByRole("status");
  await expect(answer).toContainText("Yes, we deliver to 94110 in San Francisco.");
  await expect(answer).toContainText(/Next delivery: \w{3} \w{3}\s\d+, 8AM-12PM/);
});

test("A message to the market keeps what was typed until it is complete, and gets a ticket number", async ({
  page,
}) => {
  await page.goto("/contact");
  const form = page.getByRole("form", { name: "Write to us" });
  const send = form.getByRole("button", { name: "Send the message" });
  await form.getByLabel("What is it about?").selectOption({ label: "Delivery" });
  await form.getByLabel("Your name").fill("Ana Lee");
  await form.getByLabel("Email").fill("ana@market");
  await form.getByLabel("Message").fill("Can the crate stand behind the gate?");
  await send.click();
  await expect(form.getByText("Please enter a valid email address")).toBeVisible();
  await expect(form.getByLabel("Email")).toBeFocused();
  await expect(form.getByLabel("Message")).toHaveValue("Can the crate stand behind the gate?");
  await form.getByLabel("Email").fill("ana.writes@furrow.example");
  await send.click();
  const thanks = page.getByRole("main").getByRole("status");
  await expect(thanks).toContainText(/Your ticket is T-\w{4}-\w{4}/);
  await expect(thanks).toBeFocused();
});

test("A message can include a picture or a PDF, and rejecting another file type loses nothing typed", async ({
  page,
}) => {
  await page.goto("/contact");
  const form = page.getByRole("form", { name: "Write to us" });
  await form.getByLabel("What is it about?").selectOption({ label: "Delivery" });
  await form.getByLabel("Your name").fill("Ana Lee");
  await form.getByLabel("Email").fill("ana.attaches@furrow.example");
  await form.getByLabel("Message").fill("Here is what came.");
  const input = form.getByRole("group", { name: "Attachment (optional)" }).locator("input");
  const archive = { name: "all.zip", mimeType: "application/zip", buffer: Buffer.from("PK") };
  await input.setInputFiles(archive);
  await expect(form.getByRole("alert")).toContainText("This is not a document we can read.");
  await form.getByRole("button", { name: "Send the message" }).click();
  await expect(form.getByText("A file was not sent. Please try again or remove it.")).toBeVisible();
  await expect(form.getByLabel("Message")).toHaveValue("Here is what came.");
  await form.getByRole("button", { name: "Remove all.zip" }).click();
  const buffer = Buffer.from("%PDF-1.7\ntrailer\n<< >>\n%%EOF\n");
  await input.setInputFiles({ name: "slip.pdf", mimeType: "application/pdf", buffer });
  await expect(form.getByText("Added slip.pdf")).toBeVisible();
  await form.getByRole("button", { name: "Send the message" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Your ticket is T-");
});

test("A message that could not be sent stays in the form", async ({ page }) => {
  await page.route("**/trpc/mail.contact.send**", (route) => route.abort());
  await page.goto("/contact");
  const form = page.getByRole("form", { name: "Write to us" });
  await form.getByLabel("What is it about?").selectOption({ label: "Press" });
  await form.getByLabel("Your name").fill("Ana Lee");
  await form.getByLabel("Email").fill("ana@furrow.example");
  await form.getByLabel("Message").fill("Whom do I call?");
  await form.getByRole("button", { name: "Send the message" }).click();
  await expect(page.getByText("Not sent")).toBeVisible();
  await expect(form.getByLabel("Message")).toHaveValue("Whom do I call?");
  await expect(form.getByLabel("What is it about?")).toHaveValue("press");
});

test("A visitor who wants emails about new roles is asked to confirm the address", async ({
  page,
}) => {
  await page.goto("/careers");
  const form = page.getByRole("form", { name: "Tell me about new roles" });
  await form.getByLabel("Email").fill("role.hunter@furrow.example");
  await form.getByRole("button", { name: "Tell me" }).click();
  await expect(page.getByText("Please click the link in the email")).toBeVisible();
});
