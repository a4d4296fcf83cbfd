import { tokenIn } from "#tests/support/market/people/account-mails.ts";
import { codeOf, turnOn } from "#tests/support/market/people/authenticator.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { PASSWORD, type Person, type Scenario, type World } from "./world.ts";

/** Another session of a customer. */
const openSession = ({ deps }: World, { user: { id } }: Person) =>
  deps.auth.openSession({ id, role: "customer" }, { userAgent: "", address: "" });

const elsewhere = (who: Person) => `new.${who.user.email}`;

/** Acts of users on their own accounts. */
export const ACCOUNT_ACTS: Record<string, Scenario> = {
  "accounts.verifyEmail": async (world) => {
    const who = await world.person();
    await who.call((api) => api.accounts.requestEmailChange({ email: elsewhere(who) }));
    const token = await tokenIn(world.deps.db, "change_email");
    return { who, act: (api) => api.accounts.verifyEmail({ token }) };
  },
  "accounts.refuseAddress": async (world) => {
    const who = await world.person();
    const token = await tokenIn(world.deps.db, "verify_email");
    await who.call((api) => api.auth.logout());
    return { who: visitor(world.deps), act: (api) => api.accounts.refuseAddress({ token }) };
  },
  "accounts.resetPassword": async (world) => {
    const [who, admin] = [await world.person(), await world.person("admin")];
    await admin.call((api) => api.admin.users.sendReset({ id: who.user.id }));
    const token = await tokenIn(world.deps.db, "reset_password");
    const password = "a newer horse";
    return {
      who: visitor(world.deps),
      act: (api) => api.accounts.resetPassword({ token, password }),
    };
  },
  "accounts.changePassword": async (world) => ({
    who: await world.person(),
    act: (api) => api.accounts.changePassword({ password: PASSWORD, newPassword: "a newer horse" }),
  }),
  "accounts.requestEmailChange": async (world) => {
    const who = await world.person();
    return { who, act: (api) => api.accounts.requestEmailChange({ email: elsewhere(who) }) };
  },
  "accounts.endSession": async (world) => {
    const who = await world.person();
    const other = await openSession(world, who);
    const { session } = (await world.deps.auth.readSession(other.token))!;
    return { who, act: (api) => api.accounts.endSession({ id: session.id }) };
  },
  "accounts.endOtherSessions": async (world) => {
    const who = await world.person();
    await openSession(world, who);
    return { who, act: (api) => api.accounts.endOtherSessions() };
  },
  "accounts.beginSecondFactor": async (world) => ({
    who: await world.person(),
    act: (api) => api.accounts.beginSecondFactor(),
  }),
  "accounts.confirmSecondFactor": async (world) => {
    const who = await world.person();
    const { secret } = await who.call((api) => api.accounts.beginSecondFactor());
    const code = codeOf(world, secret);
    return { who, act: (api) => api.accounts.confirmSecondFactor({ code }) };
  },
  "accounts.renewRecoveryCodes": async (world) => {
    const who = await world.person();
    await turnOn(world, who);
    return { who, act: (api) => api.accounts.renewRecoveryCodes() };
  },
  "accounts.removeSecondFactor": async (world) => {
    const who = await world.person();
    await turnOn(world, who);
    return { who, act: (api) => api.accounts.removeSecondFactor() };
  },
  "accounts.exportData": async (world) => ({
    who: await world.person(),
    act: (api) => api.accounts.exportData(),
  }),
  "accounts.requestDeletion": async (world) => ({
    who: await world.person(),
    act: (api) => api.accounts.requestDeletion(),
  }),
};
