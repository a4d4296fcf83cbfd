import { randomUUID } from "node:crypto";
import { addDays, businessDayAt } from "#shared/time.ts";
import { tokenIn } from "#tests/support/market/people/account-mails.ts";
import { addFarm } from "#tests/support/market/market.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { turnOn } from "#tests/support/market/people/authenticator.ts";
import { PASSWORD, type Scenario, type World } from "./world.ts";

/** Creates an application that awaits a decision. Returns its id. */
async function applied(world: World): Promise<string> {
  const email = `${randomUUID()}@furrow.example`;
  const { id } = await visitor(world.deps).call((api) =>
    api.farms.applications.submit({
      farmName: "Frog Song",
      familyName: "Kaiser",
      email,
      phone: "(707) 555-0188",
      location: "Sebastopol, CA",
      farmType: "vegetable",
      yearsActive: "11-25",
      acreage: "5-20",
      productsGrown: "Salad greens, tomatoes, roots",
      farmingPractices: "No-till, compost, hedgerows",
      markets: ["csa"],
      certifications: ["organic"],
      whyJoin: "We want to know who eats it.",
      acceptTerms: true,
    }),
  );
  return id;
}

const approval = (id: string) => ({
  id,
  town: "Sebastopol",
  zipCode: "95472",
  sinceYear: 2004,
  acreage: 12,
  commissionBps: 1_700,
});

/** Sends an invitation. Returns the admin who sent it, and its id and token. */
async function invited(world: World) {
  const admin = await world.person("admin");
  const email = `${randomUUID()}@furrow.example`;
  const { id } = await admin.call((api) =>
    api.admin.invitations.invite({ email, role: "logistics" }),
  );
  return { admin, id, token: await tokenIn(world.deps.db, "invitation") };
}

/** A message to a subscriber, drafted by an admin. */
async function drafted(world: World) {
  const who = await world.person("admin");
  const [reader, name] = [`${randomUUID()}@furrow.example`, "Reader"];
  await world.market.database.sql`
    insert into subscribers (email, source, first_name, state, created_at)
    values (${reader}, 'footer_newsletter', ${name}, 'confirmed', now())`;
  const { id } = await who.call((api) =>
    api.admin.customerUpdates.save({
      id: null,
      subject: "Strawberries",
      body: "The first strawberries are here.",
      audience: { kind: "subscribers", source: null, tag: null },
    }),
  );
  return { who, id };
}

/** An act of an admin on a new user. */
const to =
  (
    act: (person: { id: string; email: string }) => Awaited<ReturnType<Scenario>>["act"],
  ): Scenario =>
  async (world) => {
    const { user } = await world.person();
    return { who: await world.person("admin"), act: act(user) };
  };

/** An act of an admin that needs no preparation. */
const alone =
  (act: Awaited<ReturnType<Scenario>>["act"]): Scenario =>
  async (world) => ({ who: await world.person("admin"), act });

/** Creates a certificate that awaits verification. Returns the input that identifies it in a decision. */
async function certificate({ market, deps }: World) {
  const farmId = await addFarm(market.database.db);
  const submittedAt = deps.clock.now();
  const [row] = await market.database.sql`
    insert into farm_certifications (farm_id, certification, state, issuer, number, valid_to, submitted_at, created_at)
    values (${farmId}, 'organic', 'waiting', 'CCOF', 'X1', '2099-12-31', ${submittedAt.toISOString()}, now()) returning id`;
  return { id: Number(row?.["id"]), seen: submittedAt.toISOString() };
}

/** Acts of the team on accounts, farms, and settings, and its file exports. */
export const TEAM_ACTS: Record<string, Scenario> = {
  "admin.applications.approve": async (world) => {
    const id = await applied(world);
    return {
      who: await world.person("admin"),
      act: (api) => api.admin.applications.approve(approval(id)),
    };
  },
  "admin.applications.welcomeAgain": async (world) => {
    const [id, who] = [await applied(world), await world.person("admin")];
    await who.call((api) => api.admin.applications.approve(approval(id)));
    return { who, act: (api) => api.admin.applications.welcomeAgain({ id }) };
  },
  "admin.certificates.verify": async (world) => {
    const [given, who] = [await certificate(world), await world.person("admin")];
    return { who, act: (api) => api.admin.certificates.verify(given) };
  },
  "admin.certificates.reject": async (world) => {
    const [given, who] = [await certificate(world), await world.person("admin")];
    return {
      who,
      act: (api) => api.admin.certificates.reject({ ...given, reason: "Not readable" }),
    };
  },
  "admin.customerUpdates.send": async (world) => {
    const { who, id } = await drafted(world);
    return { who, act: (api) => api.admin.customerUpdates.send({ id }) };
  },
  "admin.customerUpdates.schedule": async (world) => {
    const { who, id } = await drafted(world);
    const day = addDays(businessDayAt(world.deps.clock.now()), 3);
    return { who, act: (api) => api.admin.customerUpdates.schedule({ id, day, time: "09:00" }) };
  },
  "admin.farms.move": async (world) => {
    const id = await addFarm(world.deps.db);
    return {
      who: await world.person("admin"),
      act: (api) => api.admin.farms.move({ id, to: "paused", reason: "The well is dry" }),
    };
  },
  "admin.invitations.invite": alone((api) =>
    api.admin.invitations.invite({ email: `${randomUUID()}@furrow.example`, role: "admin" }),
  ),
  "admin.invitations.revoke": async (world) => {
    const { admin, id } = await invited(world);
    return { who: admin, act: (api) => api.admin.invitations.revoke({ id }) };
  },
  "accounts.invitations.accept": async (world) => {
    const { token } = await invited(world);
    const name = { firstName: "June", lastName: "Park" };
    const account = { ...name, username: `june${randomUUID().slice(0, 8)}`, password: PASSWORD };
    return {
      who: visitor(world.deps),
      act: (api) => api.accounts.invitations.accept({ ...account, token }),
    };
  },
  "accounts.invitations.join": async (world) => {
    const [id, who, admin] = [
      await applied(world),
      await world.person(),
      await world.person("admin"),
    ];
    await world.market.database.sql`
      update farmer_applications set email = ${who.user.email} where id = ${id}`;
    await admin.call((api) => api.admin.applications.approve(approval(id)));
    const token = await tokenIn(world.deps.db, "application_approved");
    return { who, act: (api) => api.accounts.invitations.join({ token }) };
  },
  "admin.settings.save": async (world) => {
    const who = await world.person("admin");
    const { tabs, settings } = await who.call((api) => api.admin.settings.read());
    const version = tabs.find(({ tab }) => tab === "fees")?.version ?? 0;
    const taxBps = settings.taxBps + 1;
    return {
      who,
      act: (api) => api.admin.settings.save({ tab: "fees", version, values: { taxBps } }),
    };
  },
  "admin.subscribers.erase": async (world) => {
    const who = await world.person("admin");
    const email = `${randomUUID()}@furrow.example`;
    const [row] = await world.market.database.sql<{ id: string }[]>`
      insert into subscribers (email, source, first_name, created_at) values (${email}, 'footer_newsletter', 'Ana', now())
      returning id`;
    return { who, act: (api) => api.admin.subscribers.erase({ id: row?.id ?? "" }) };
  },
  "admin.users.change": to(({ id, email }) => (api) => {
    const shown = { email, firstName: "Ana", lastName: "Lee", zipCode: "", phoneNumber: "" };
    return api.admin.users.change({ ...shown, id, shown, firstName: "Anna" });
  }),
  "admin.users.changeRole": to(
    ({ id }) =>
      (api) =>
        api.admin.users.changeRole({ id, role: "logistics" }),
  ),
  "admin.users.disable": to(
    ({ id }) =>
      (api) =>
        api.admin.users.disable({ ids: [id], reason: "They asked for it" }),
  ),
  "admin.users.enable": async (world) => {
    const [{ user }, who] = [await world.person(), await world.person("admin")];
    await who.call((api) => api.admin.users.disable({ ids: [user.id], reason: "By mistake" }));
    return { who, act: (api) => api.admin.users.enable({ ids: [user.id] }) };
  },
  "admin.users.signOut": to(
    ({ id }) =>
      (api) =>
        api.admin.users.signOut({ id }),
  ),
  "admin.users.sendReset": to(
    ({ id }) =>
      (api) =>
        api.admin.users.sendReset({ id }),
  ),
  "admin.users.takeOffSecondFactor": async (world) => {
    const [lost, who] = [await world.person(), await world.person("admin")];
    await turnOn(world, lost);
    const input = { id: lost.user.id, reason: "Seen in person" };
    return { who, act: (api) => api.admin.users.takeOffSecondFactor(input) };
  },
  "admin.audit.export": alone((api) => api.admin.audit.export({})),
  "admin.farms.export": alone((api) => api.admin.farms.export({})),
  "admin.orders.export": alone((api) => api.admin.orders.export({})),
  "admin.payments.export": alone((api) => api.admin.payments.export({})),
  "admin.problems.export": alone((api) => api.admin.problems.export({})),
  "admin.reviews.export": alone((api) => api.admin.reviews.export({})),
  "admin.subscribers.export": alone((api) => api.admin.subscribers.export({})),
  "admin.users.export": alone((api) => api.admin.users.export({})),
};
