import { collectComplaints } from "../support/complaints.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { RESENT } from "../support/resent.ts";

test("everyone who joins gets a place and a link, the link brings in the next person, and the email lets them leave", async ({
  page,
  context,
  sql,
  buyer,
}) => {
  const complaints = collectComplaints(context);
  const openPlace = async () => {
    await page.goto(await mailedLink(sql, "place_in_line", buyer.email));
  };
  await page.goto("/furrow-landing?utm_source=mail&utm_campaign=spring");
  const main = page.getByRole("main");
  await main.getByLabel("Zip code").fill(buyer.zipCode);
  await main.getByRole("button", { name: "Check my zip code" }).click();
  await expect(page).toHaveURL(/\/early-access\?.*utm_source=mail/);
  await expect(main.getByLabel("Zip code")).toHaveValue(buyer.zipCode);
  await main.getByLabel("Email").fill(buyer.email);
  await main.getByRole("button", { name: "Save my place" }).click();

  await expect(main.getByRole("heading", { name: "You are in line" })).toBeVisible();
  const [row] = await sql`
    select s.place, s.referral_code, s.source, s.variant from early_access_signups s
    join subscribers p on p.id = s.subscriber_id where p.email = ${buyer.email}`;
  expect(row).toMatchObject({ source: "mail/spring", variant: 1 });
  await expect(main.getByText(`number ${row!.place}`)).toBeVisible();
  await expect(main.getByText("No one has joined through your link yet.")).toBeVisible();
  const link = await main.getByLabel("Your link").inputValue();
  expect(link).toContain(`/early-access3?ref=${row!.referral_code}`);

  await page.goto(page.url().replace("/early-access", "/es/early-access"));
  const spanish = await main.getByLabel("Su enlace").inputValue();
  expect(spanish).toContain(`/es/early-access3?ref=${row!.referral_code}`);

  await page.goto(link);
  await main.getByLabel("Zip code").fill(buyer.zipCode);
  await main.getByLabel("Email").fill(`neighbor.${buyer.email}`);
  await main.getByRole("button", { name: "Join and get my link" }).click();
  await expect(main.getByText("No one has joined through your link yet.")).toBeVisible();

  await page.goto(link);
  await main.getByLabel("Zip code").fill(buyer.zipCode);
  await main.getByLabel("Email").fill(buyer.email);
  await main.getByRole("button", { name: "Join and get my link" }).click();
  await expect(main.getByRole("heading", { name: "Please look at your email" })).toBeVisible();
  await expect(main).not.toContainText(row!.referral_code);
  await openPlace();
  await expect(main.getByText("One neighbor has joined through your link.")).toBeVisible();

  await main.getByRole("button", { name: "Leave the line" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave the line" }).click();
  await expect(main.getByRole("heading", { name: "You have left the line" })).toBeFocused();
  await page.reload();
  await expect(main.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the form reports one error at a time and keeps what was typed", async ({ page, buyer }) => {
  await page.goto("/early-access");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Save my place" }).click();
  await expect(main.getByText("Please enter a five-digit zip code")).toBeVisible();
  await expect(main.getByText("Please enter a valid email address")).toHaveCount(0);
  await expect(main.getByLabel("Zip code")).toBeFocused();
  await main.getByLabel("Zip code").fill(buyer.zipCode);
  await main.getByLabel("Email").fill("nobody");
  await main.getByLabel("Email").press("Enter");
  await expect(main.getByText("Please enter a valid email address")).toBeVisible();
  await expect(main.getByLabel("Zip code")).toHaveValue(buyer.zipCode);
  await expect(main.getByLabel("Email")).toBeFocused();
});

test("another product's landing page responds with not found, and an invalid place link says so", async ({
  request,
}) => {
  expect((await request.get("/tractor-landing", RESENT)).status()).toBe(404);
  const deadLink = await request.get("/early-access-confirmation?token=ZZZZZZZZ", RESENT);
  expect(await deadLink.text()).toContain("This link no longer works");
  expect((await request.get("/furrow-landing", RESENT)).status()).toBe(200);
});
