import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { emails } from "#db/schema/mail/emails.ts";
import { ensureBuilt } from "#server/bin/build/ensure-built.ts";
import { pageHost } from "#server/boot/pages.ts";
import { getReceipt } from "#server/services/orders/own/receipt.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { MailKind } from "#shared/mail/mail.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { httpClient, openApp } from "#tests/support/servers/http.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import {
  type ChangedSettings,
  openChangedSettings,
} from "#tests/support/setups/changed-settings.ts";

let settings: ChangedSettings;
beforeAll(async () => {
  settings = await openChangedSettings();
});
afterAll(() => settings[Symbol.asyncDispose]());
afterEach(() => assertInvariants(settings.market.database.sql, new Date()));

describe("The business details for customers", () => {
  const OTHER = {
    businessName: "Greenway Produce",
    contactEmail: "orders@greenway.example",
    contactPhone: "(510) 555-0199",
    contactStreet: "9 Mill Lane",
    contactCity: "Sonoma",
    contactZip: "95476",
    openingHours: ["Mon-Sun 6am-11pm"],
  };
  const IMPRINT = "Greenway Produce, 9 Mill Lane, Sonoma, CA 95476";
  const write = () =>
    visitor(settings.market.deps).call((api) =>
      api.mail.contact.send({
        topic: "delivery",
        orderNumber: "",
        name: "Ana Lee",
        email: "ana@furrow.example",
        message: "Can the crate stand behind the gate?",
      }),
    );
  const mailed = (kind: MailKind) =>
    settings.market.database.db.select().from(emails).where(eq(emails.kind, kind));

  beforeAll(() => {
    ensureBuilt();
  }, 240_000);

  it("change in the next email, page and receipt, and the log says who changed them", async () => {
    await using app = await openApp(settings.market.deps, { pages: pageHost(false) });
    const page = async () => (await httpClient(app).get("/contact", { accept: "text/html" })).text;
    expect(await page()).toContain(BRAND_BUSINESS.phone);

    await settings.save("contact", OTHER);
    const served = await page();
    for (const words of [IMPRINT, "tel:5105550199", "Mon-Sun 6am-11pm"]) {
      expect(served).toContain(words);
    }
    expect(served).toContain('"telephone":"(510) 555-0199"');
    expect(served).not.toContain(BRAND_BUSINESS.phone);
    expect(served).toContain("<title>Contact - Furrow</title>");

    await write();
    const [received] = await mailed("contact_received");
    expect(received?.text).toContain("call (510) 555-0199, Mon-Sun 6am-11pm");
    for (const body of [received?.text, received?.html]) expect(body).toContain(IMPRINT);
    expect(await mailed("contact_message")).toMatchObject([{ to: "orders@greenway.example" }]);

    const { number } = await settings.buy();
    const receipt = await getReceipt(
      settings.market.deps,
      { ...settings.admin, role: "admin" } as SessionUser,
      number,
    );
    expect(receipt.business).toMatchObject({ name: "Greenway Produce", phone: "(510) 555-0199" });

    const { history } = await settings.tabOf("contact");
    expect(history[0]).toMatchObject({
      action: "settings.changed",
      actorId: settings.admin.id,
      actorName: "setter",
      detail: { contactEmail: { from: BRAND_BUSINESS.email, to: "orders@greenway.example" } },
    });
  });
});
