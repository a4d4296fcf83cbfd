import { describe, expect, it } from "vitest";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { addFarm, addFarmMember } from "#tests/support/market/market.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";
import { type ProductReviews, withProductReviews } from "#tests/support/setups/product-reviews.ts";

let market: MarketPlace;
let at: ProductReviews;
withProductReviews((opened) => {
  ({ market, at } = opened);
});

describe("The farm and the team", () => {
  async function reviewed() {
    await at.delivered(at.ana);
    at.clock.pass(24 * HOUR);
    await at.write(at.ana, 3, "Some were small.");
    const [review] = (await at.shown()).reviews;
    return review!.id;
  }

  async function farmer(farmId: number) {
    const person = await at.customer(`farmer${farmId}`, "Fern", "Cole");
    const { db, sql } = market.database;
    await sql`update users set role = 'farmer' where id = ${person.user.id}`;
    await addFarmMember(db, farmId, person.user.username);
    return person;
  }

  it("the farm replies once, and no other farm does", async () => {
    const id = await reviewed();
    const gus = await farmer(await addFarm(market.database.db, { name: "Gus Farm" }));
    const fern = await farmer(at.farm);
    const reply = (who: Visitor, text = "Thank you. The cold came early.") =>
      who.call((api) => api.farmer.reviews.reply({ id, text }));
    await expect(reply(gus)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const page = await fern.call((api) => api.farmer.reviews.page({ standing: "unanswered" }));
    expect(page).toMatchObject({ total: 1, rows: [{ by: "Ana L.", rating: 3 }] });
    await reply(fern);
    await expect(reply(fern, "Once more.")).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await at.shown()).reviews[0]?.reply).toEqual({
      text: "Thank you. The cold came early.",
      month: "2026-11",
    });
    await at.write(at.ana, 3, "Some were small.");
    expect((await at.shown()).reviews[0]?.reply).not.toBeNull();
    await at.write(at.ana, 5, "Sweet and large.");
    expect((await at.shown()).reviews[0]).toMatchObject({ text: "Sweet and large.", reply: null });
    await reply(fern, "Thank you for writing again.");
  });

  it("desks find one by either name of its product", async () => {
    await reviewed();
    const remolachas = `Remolachas ${at.serial}`;
    await market.database.sql`update products set name_es = ${remolachas} where id = ${at.product}`;
    const fern = await farmer(at.farm);
    const admin = await signedInAdmin(at.deps);
    for (const q of [`remolachas ${at.serial}`, `beets ${at.serial}`]) {
      expect(await fern.call((api) => api.farmer.reviews.page({ q }))).toMatchObject({ total: 1 });
      expect(await admin.call((api) => api.admin.reviews.page({ q }))).toMatchObject({ total: 1 });
    }
  });

  it("an admin hides one with a reason, which its writer reads, and shows it again", async () => {
    const id = await reviewed();
    const admin = await signedInAdmin(at.deps);
    const other = await at.customer("other", "Ola", "Berg");
    await market.database.sql`update users set role = 'admin' where id = ${other.user.id}`;
    const hide = (who: Visitor, reason: string) =>
      who.call((api) => api.admin.reviews.hide({ id, reason }));
    const show = (who: Visitor) => who.call((api) => api.admin.reviews.show({ id }));
    await hide(admin, "It names a person.");
    // Sent again after a lost answer, it is done once; anybody else, and any other reason, is refused.
    await hide(admin, "It names a person.");
    await expect(hide(admin, "It is an ad.")).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(hide(other, "It names a person.")).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await at.shown()).toMatchObject({ count: 0, average: null });
    const { review } = await at.ana.call((api) => api.orders.ownReview({ productId: at.product }));
    expect(review?.hiddenReason).toBe("It names a person.");
    await at.write(at.ana, 1, "Written again.");
    expect((await at.shown()).count).toBe(0);
    await show(admin);
    await show(admin);
    await expect(show(other)).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await at.shown()).count).toBe(1);
    const log = await market.database.sql`
      select action, actor_name, detail->>'reason' as reason from audit_log
      where subject_kind = 'review' and subject_id = ${id} order by id`;
    expect(log.map(({ action, reason }) => [action, reason])).toEqual([
      ["review.hidden", "It names a person."],
      ["review.shown", null],
    ]);
  });

  it("the team exports its list as a table in which nothing runs as a formula", async () => {
    const id = await reviewed();
    await at.write(at.ana, 2, "=cmd|' /C calc'!A1");
    const admin = await signedInAdmin(at.deps);
    const file = (standing: "hidden" | "unanswered") =>
      admin.call((api) => api.admin.reviews.export({ q: at.slug.replace("-", " "), standing }));
    expect(await file("hidden")).not.toContain("calc");
    await admin.call((api) => api.admin.reviews.hide({ id, reason: "Out of place." }));
    const csv = await file("hidden");
    expect(csv).toContain(`,Fern Farm ${at.serial},2,'=cmd|' /C calc'!A1,Ana L.,,Out of place.`);
    const [log] = await market.database.sql`
      select subject_name from audit_log where subject_kind = 'reviews' order by id desc limit 1`;
    expect(log).toMatchObject({ subject_name: "1" });
  });

  it("a hidden one stays hidden when its writer deletes and rewrites it", async () => {
    const id = await reviewed();
    const admin = await signedInAdmin(at.deps);
    await admin.call((api) => api.admin.reviews.hide({ id, reason: "It names a person." }));
    await at.ana.call((api) => api.orders.removeReview({ productId: at.product }));
    const { review } = await at.ana.call((api) => api.orders.ownReview({ productId: at.product }));
    expect(review).toMatchObject({ text: "", hiddenReason: "It names a person." });
    await at.write(at.ana, 5, "Written again.");
    expect(await at.shown()).toMatchObject({ count: 0, average: null });
  });
});
