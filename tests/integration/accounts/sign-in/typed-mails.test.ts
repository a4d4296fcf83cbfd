import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AppCaller } from "#server/routers/index.ts";
import { sendResetLink } from "#server/services/accounts/own/password.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { ana, registered } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { type FreshAccounts, freshAccounts } from "#tests/support/setups/fresh-accounts.ts";

let database: FreshDatabase;
let at: FreshAccounts;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("subscribers", "contact_messages", "farmer_applications");
  at = await freshAccounts(database);
});

const from = (address: string) => visitor(at.deps, address);
const tooMany = { code: "TOO_MANY_REQUESTS" };

type Application = Parameters<AppCaller["farms"]["applications"]["submit"]>[0];

const application: Omit<Application, "email"> = {
  farmName: "Singing Frogs Farm",
  familyName: "Kaiser",
  phone: "(707) 555-0188",
  location: "Sebastopol, CA",
  farmType: "vegetable",
  yearsActive: "11-25",
  acreage: "5-20",
  productsGrown: "Salad greens",
  farmingPractices: "No-till, compost, hedgerows",
  markets: ["csa"],
  certifications: ["organic"],
  whyJoin: "We want to know who eats it.",
  acceptTerms: true,
};

/** Everything that sends email to whatever address is typed, with or without an account. */
const FORMS: readonly ((api: AppCaller, email: string, serial: number) => Promise<unknown>)[] = [
  (api, email) => api.subscribers.subscribe({ email, source: "footer_newsletter" }),
  (api, email) => api.memberships.earlyAccess.join({ email, zipCode: "94952", variant: 1 }),
  (api, email, serial) => api.auth.register({ ...ana, username: `ana-${serial}`, email }),
  (api, email) => api.farms.applications.submit({ ...application, email }),
  (api, email) =>
    api.mail.contact.send({
      topic: "other",
      orderNumber: "",
      name: "Ana",
      email,
      message: "A question.",
    }),
];

/** Uses each form in turn, always with another spelling of Ana's address at Gmail. */
async function alternate(address: string, times: number, first: number): Promise<void> {
  for (let serial = first; serial < first + times; serial += 1) {
    const email = `${serial % 2 ? "a.na" : "an.a"}+${serial}@${serial % 3 ? "gmail.com" : "googlemail.com"}`;
    const form = FORMS[serial % FORMS.length]!;
    await from(address).call((api) => form(api, email, serial));
  }
}

async function mailsToAna(): Promise<number> {
  const rows = await database.sql`
    select from emails where mailbox_of(to_address::text) = 'ana@gmail.com'`;
  return rows.length;
}

describe("A mailbox whose address strangers type", () => {
  it("gets ten emails an hour from one network and twenty from all, whatever the form and the spelling", async () => {
    await alternate("198.51.100.1", 15, 0);
    expect(await mailsToAna()).toBe(10);
    await alternate("198.51.100.2", 15, 15);
    expect(await mailsToAna()).toBe(20);
    await alternate("198.51.100.3", 5, 30);
    expect(await mailsToAna()).toBe(20);
  });

  it("leaves its owner at another network the password link, and all the forms their work", async () => {
    await registered(at.deps, { email: "ana@gmail.com" });
    await alternate("198.51.100.1", 15, 0);
    const ask = (address: string) =>
      from(address).call((api) => api.accounts.requestReset({ email: "ana@gmail.com" }));
    await expect(ask("198.51.100.1")).rejects.toMatchObject(tooMany);
    await ask("203.0.113.9");
    expect(await database.sql`select from contact_messages`).toHaveLength(3);
    expect(await database.sql`select from users where username like 'ana-%'`).toHaveLength(3);
  });

  it("gets a password link right after its owner has signed up, written to us and subscribed", async () => {
    const person = await registered(at.deps);
    await person.call((api) => api.accounts.resendVerification());
    for (const form of [0, 1, 3, 4]) {
      await person.call((api) => FORMS[form]!(api, ana.email, 0));
    }
    for (let times = 0; times < 4; times += 1) {
      await person.call((api) => api.accounts.requestReset({ email: ana.email }));
    }
    await sendResetLink(at.deps, ana.email);
    const links = await database.sql`select from emails where kind = 'reset_password'`;
    expect(links).toHaveLength(1);
  });

  it("tells nobody by its budget whether the address is subscribed: what is not sent counts as well", async () => {
    const subscribe = (email: string) =>
      from("198.51.100.1").call((api) =>
        api.subscribers.subscribe({ email, source: "footer_newsletter" }),
      );
    for (const email of ["known@furrow.example", "unknown@furrow.example"]) {
      await subscribe(email);
      if (email.startsWith("known")) {
        await database.sql`update subscribers set state = 'confirmed' where email = ${email}`;
      }
      for (let times = 0; times < 9; times += 1) await subscribe(email);
      await expect(
        from("198.51.100.1").call((api) => api.accounts.requestReset({ email })),
      ).rejects.toMatchObject(tooMany);
    }
  });

  it("is not flooded with notices of an account that typed it, while a verified one gets all of them", async () => {
    const notices = async () =>
      (await database.sql`select from emails where kind = 'password_changed'`).length;
    const person = await registered(at.deps);
    let [password, other] = [ana.password, "another long horse"];
    const change = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        const wish = { password, newPassword: other };
        await person.call((api) => api.accounts.changePassword(wish));
        [password, other] = [other, password];
      }
    };
    await change(11);
    expect(await notices()).toBe(9);
    await database.sql`update users set email_verified_at = now()`;
    await change(2);
    expect(await notices()).toBe(11);
  });
});
