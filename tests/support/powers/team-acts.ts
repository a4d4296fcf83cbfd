import { randomUUID } from "node:crypto";
import { tokenIn } from "#tests/support/account-mails.ts";
import { addFarm } from "#tests/support/market.ts";
import { visitor } from "#tests/support/visitor.ts";
import { turnOn } from "./account-acts.ts";
import { PASSWORD, type Scenario, type World } from "./world.ts";

/** A farm's application that waits for the team. Returns its id. */
async function applied(world: World): Promise<string> {
  const email = `${randomUUID()}@furrow.example`;
  const { id } = await visitor(world.deps).call((api) =>
    api.applications.submit({
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

/** An invitation that was mailed: its address, id and token. */
async function invited(world: World) {
  const admin = await world.person("admin");
  const email = `${randomUUID()}@furrow.example`;
  const { id } = await admin.call((api) => api.invitations.invite({ email, role: "logistics" }));
  return { admin, id, token: await tokenIn(world.deps.db, "invitation") };
}

/** One admin does something to a new person. */
const to =
  (
    act: (person: { id: string; email: string }) => Awaited<ReturnType<Scenario>>["act"],
  ): Scenario =>
  async (world) => {
    const { user } = await world.person();
    return { who: await world.person("admin"), act: act(user) };
  };

/** One admin does something that needs nothing before it. */
const alone =
  (act: Awaited<ReturnType<Scenario>>["act"]): Scenario =>
  async (world) => ({ who: await world.person("admin"), act });

/** A certificate that waits for the team. Returns how a decision names it. */
async function certificate({ market, deps }: World) {
  const farmId = await addFarm(market.database.db);
  const submittedAt = deps.clock.now();
  const [row] = await market.database.sql`
    insert into farm_certifications (farm_id, certification, state, issuer, number, valid_to, submitted_at)
    values (${farmId}, 'organic', 'waiting', 'CCOF', 'X1', '2099-12-31', ${submittedAt.toISOString()}) returning id`;
  return { id: Number(row?.["id"]), seen: submittedAt.toISOString() };
}

/** What the team does to accounts, farms and settings, and what it takes out as files. */
export const TEAM_ACTS: Record<string, Scenario> = {
  "applicationsAdmin.approve": async (world) => {
    const id = await applied(world);
    return {
      who: await world.person("admin"),
      act: (api) => api.applicationsAdmin.approve(approval(id)),
    };
  },
  "applicationsAdmin.welcomeAgain": async (world) => {
    const [id, who] = [await applied(world), await world.person("admin")];
    await who.call((api) => api.applicationsAdmin.approve(approval(id)));
    return { who, act: (api) => api.applicationsAdmin.welcomeAgain({ id }) };
  },
  "certificates.verify": async (world) => {
    const [given, who] = [await certificate(world), await world.person("admin")];
    return { who, act: (api) => api.certificates.verify(given) };
  },
  "certificates.reject": async (world) => {
    const [given, who] = [await certificate(world), await world.person("admin")];
    return { who, act: (api) => api.certificates.reject({ ...given, reason: "Not readable" }) };
  },
  "customerUpdates.send": async (world) => {
    const who = await world.person("admin");
    const [reader, name] = [`${randomUUID()}@furrow.example`, "Reader"];
    await world.market.database.sql`
      insert into subscribers (email, source, first_name, state)
      values (${reader}, 'footer_newsletter', ${name}, 'confirmed')`;
    const { id } = await who.call((api) =>
      api.customerUpdates.save({
        id: null,
        subject: "Strawberries",
        body: "The first strawberries are here.",
        audience: { kind: "subscribers", source: null, tag: null },
      }),
    );
    return { who, act: (api) => api.customerUpdates.send({ id }) };
  },
  "farmAdmin.move": async (world) => {
    const id = await addFarm(world.deps.db);
    return {
      who: await world.person("admin"),
      act: (api) => api.farmAdmin.move({ id, to: "paused", reason: "The well is dry" }),
    };
  },
  "invitations.invite": alone((api) =>
    api.invitations.invite({ email: `${randomUUID()}@furrow.example`, role: "admin" }),
  ),
  "invitations.revoke": async (world) => {
    const { admin, id } = await invited(world);
    return { who: admin, act: (api) => api.invitations.revoke({ id }) };
  },
  "invitations.accept": async (world) => {
    const { token } = await invited(world);
    const name = { firstName: "June", lastName: "Park" };
    const account = { ...name, username: `june${randomUUID().slice(0, 8)}`, password: PASSWORD };
    return {
      who: visitor(world.deps),
      act: (api) => api.invitations.accept({ ...account, token }),
    };
  },
  "invitations.join": async (world) => {
    const [id, who, admin] = [
      await applied(world),
      await world.person(),
      await world.person("admin"),
    ];
    await world.market.database.sql`
      update farmer_applications set email = ${who.user.email} where id = ${id}`;
    await admin.call((api) => api.applicationsAdmin.approve(approval(id)));
    const token = await tokenIn(world.deps.db, "application_approved");
    return { who, act: (api) => api.invitations.join({ token }) };
  },
  "settings.save": async (world) => {
    const who = await world.person("admin");
    const { tabs, settings } = await who.call((api) => api.settings.read());
    const version = tabs.find(({ tab }) => tab === "tax")?.version ?? 0;
    const taxBps = settings.taxBps + 1;
    return { who, act: (api) => api.settings.save({ tab: "tax", version, values: { taxBps } }) };
  },
  "subscriberAdmin.erase": async (world) => {
    const who = await world.person("admin");
    const email = `${randomUUID()}@furrow.example`;
    const [row] = await world.market.database.sql<{ id: string }[]>`
      insert into subscribers (email, source, first_name) values (${email}, 'footer_newsletter', 'Ana')
      returning id`;
    return { who, act: (api) => api.subscriberAdmin.erase({ id: row?.id ?? "" }) };
  },
  "userAdmin.change": to(({ id, email }) => (api) => {
    const change = { id, email, firstName: "Anna", lastName: "Lee", zipCode: "", phoneNumber: "" };
    return api.userAdmin.change(change);
  }),
  "userAdmin.changeRole": to(
    ({ id }) =>
      (api) =>
        api.userAdmin.changeRole({ id, role: "logistics" }),
  ),
  "userAdmin.disable": to(
    ({ id }) =>
      (api) =>
        api.userAdmin.disable({ ids: [id], reason: "They asked for it" }),
  ),
  "userAdmin.enable": async (world) => {
    const [{ user }, who] = [await world.person(), await world.person("admin")];
    await who.call((api) => api.userAdmin.disable({ ids: [user.id], reason: "By mistake" }));
    return { who, act: (api) => api.userAdmin.enable({ ids: [user.id] }) };
  },
  "userAdmin.signOut": to(
    ({ id }) =>
      (api) =>
        api.userAdmin.signOut({ id }),
  ),
  "userAdmin.sendReset": to(
    ({ id }) =>
      (api) =>
        api.userAdmin.sendReset({ id }),
  ),
  "userAdmin.takeOffSecondFactor": async (world) => {
    const [lost, who] = [await world.person(), await world.person("admin")];
    await turnOn(world, lost);
    const input = { id: lost.user.id, reason: "Seen in person" };
    return { who, act: (api) => api.userAdmin.takeOffSecondFactor(input) };
  },
  "audit.export": alone((api) => api.audit.export({})),
  "farmAdmin.export": alone((api) => api.farmAdmin.export({})),
  "payments.export": alone((api) => api.payments.export({})),
  "subscriberAdmin.export": alone((api) => api.subscriberAdmin.export({})),
  "userAdmin.export": alone((api) => api.userAdmin.export({})),
};
