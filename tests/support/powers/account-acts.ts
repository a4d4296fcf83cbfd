import { Secret, TOTP } from "otpauth";
import { tokenIn } from "#tests/support/account-mails.ts";
import { visitor } from "#tests/support/visitor.ts";
import { PASSWORD, type Person, type Scenario, type World } from "./world.ts";

/** The code that an authenticator app shows now. */
export const codeOf = ({ clock }: Pick<World, "clock">, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });

/** Turns on two-factor sign-in; returns the app's secret and the recovery codes. */
export async function turnOn(world: Pick<World, "clock">, who: Pick<Person, "call">) {
  const { secret } = await who.call((api) => api.account.beginSecondFactor());
  const code = codeOf(world, secret);
  const codes = await who.call((api) => api.account.confirmSecondFactor({ code }));
  world.clock.pass(60_000);
  return { secret, codes };
}

/** Another session of a customer. */
const openSession = ({ deps }: World, { user: { id } }: Person) =>
  deps.auth.openSession({ id, role: "customer" }, { userAgent: "", address: "" });

const elsewhere = (who: Person) => `new.${who.user.email}`;

/** What people do with their own accounts. */
export const ACCOUNT_ACTS: Record<string, Scenario> = {
  "account.verifyEmail": async (world) => {
    const who = await world.person();
    await who.call((api) => api.account.requestEmailChange({ email: elsewhere(who) }));
    const token = await tokenIn(world.deps.db, "change_email");
    return { who, act: (api) => api.account.verifyEmail({ token }) };
  },
  "account.refuseAddress": async (world) => {
    const who = await world.person();
    const token = await tokenIn(world.deps.db, "verify_email");
    await who.call((api) => api.auth.logout());
    return { who: visitor(world.deps), act: (api) => api.account.refuseAddress({ token }) };
  },
  "account.resetPassword": async (world) => {
    const [who, admin] = [await world.person(), await world.person("admin")];
    await admin.call((api) => api.userAdmin.sendReset({ id: who.user.id }));
    const token = await tokenIn(world.deps.db, "reset_password");
    const password = "a newer horse";
    return {
      who: visitor(world.deps),
      act: (api) => api.account.resetPassword({ token, password }),
    };
  },
  "account.changePassword": async (world) => ({
    who: await world.person(),
    act: (api) => api.account.changePassword({ password: PASSWORD, newPassword: "a newer horse" }),
  }),
  "account.requestEmailChange": async (world) => {
    const who = await world.person();
    return { who, act: (api) => api.account.requestEmailChange({ email: elsewhere(who) }) };
  },
  "account.endSession": async (world) => {
    const who = await world.person();
    const other = await openSession(world, who);
    const { session } = (await world.deps.auth.readSession(other.token))!;
    return { who, act: (api) => api.account.endSession({ id: session.id }) };
  },
  "account.endOtherSessions": async (world) => {
    const who = await world.person();
    await openSession(world, who);
    return { who, act: (api) => api.account.endOtherSessions() };
  },
  "account.beginSecondFactor": async (world) => ({
    who: await world.person(),
    act: (api) => api.account.beginSecondFactor(),
  }),
  "account.confirmSecondFactor": async (world) => {
    const who = await world.person();
    const { secret } = await who.call((api) => api.account.beginSecondFactor());
    const code = codeOf(world, secret);
    return { who, act: (api) => api.account.confirmSecondFactor({ code }) };
  },
  "account.renewRecoveryCodes": async (world) => {
    const who = await world.person();
    await turnOn(world, who);
    return { who, act: (api) => api.account.renewRecoveryCodes() };
  },
  "account.removeSecondFactor": async (world) => {
    const who = await world.person();
    await turnOn(world, who);
    return { who, act: (api) => api.account.removeSecondFactor() };
  },
  "account.exportData": async (world) => ({
    who: await world.person(),
    act: (api) => api.account.exportData(),
  }),
  "account.requestDeletion": async (world) => ({
    who: await world.person(),
    act: (api) => api.account.requestDeletion(),
  }),
};
