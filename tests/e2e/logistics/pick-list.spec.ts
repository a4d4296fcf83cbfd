import { bought, dayOfItsOwn, lockFor } from "../support/shopping/bought.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { staffPage } from "../support/office.ts";
import { register } from "../support/people.ts";

test("goods that did not arrive at all show how many are short, and never count as ready", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  const [goods] = await shelf.claim(1);
  await register(page, buyer);
  const day = await dayOfItsOwn(sql);
  const number = await bought(page.request, { goods: [goods!], quantity: 2, buyer });
  await lockFor(sql, number, day);
  await sql`update order_lines set short = quantity, short_reason = 'pests'
    where order_id = (select id from orders where number = ${number})`;

  const crew = { role: "logistics", email: `pick.${buyer.email}` } as const;
  const phone = await staffPage(browser, sql, crew, { viewport: { width: 390, height: 844 } });
  await phone.goto(`/dashboard/logistics/pick?day=${day}`);
  const line = phone.getByRole("listitem").filter({ hasText: goods!.name });
  await expect(line).toContainText("2 short");
  await expect(line).not.toContainText("ready");
  await phone.goto(`/dashboard/logistics/pack?day=${day}&window=morning`);
  const name = phone.getByText(`${goods!.name}: not coming`);
  const gone = phone.getByRole("listitem").filter({ has: name });
  const [box, badge] = [await name.boundingBox(), await gone.getByText("2 short").boundingBox()];
  expect(badge!.x).toBeGreaterThan(box!.x + box!.width);
  await phone.close();
  // The shortage was only written to the table, so nothing was refunded; remove it to keep the books consistent.
  await sql`update order_lines set short = 0, short_reason = null
    where order_id = (select id from orders where number = ${number})`;
});
