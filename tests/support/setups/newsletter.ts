import { expect } from "vitest";
import { emails } from "#db/schema/mail/emails.ts";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { unsubscribeLink } from "#server/services/subscribers/subscriber-links.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp, PUBLIC_URL } from "#tests/support/servers/http.ts";

export type Newsletter = Awaited<ReturnType<typeof openNewsletter>>;

/** The default address that subscribes to the newsletter. */
export const EMAIL = "ana@furrow.example";
export const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** A market with an HTTP server and a stopped clock, for tests of newsletter subscriptions and their emailed links. */
export async function openNewsletter() {
  const clock = movableClock();
  const database = await freshDatabase();
  const deps = testDeps(database.db, { clock });
  const app = await openApp(deps);
  const visit = () => httpClient(app);
  const join = (email = EMAIL) =>
    visit().post("/api/subscribers", { email, source: "footer_newsletter" });
  const press = (path: string, body = "page=1") => visit().send("POST", path, body, FORM);
  const stateOf = async (email = EMAIL): Promise<string | undefined> => {
    const rows = await database.db.select().from(subscribers);
    return rows.find((row) => row.email === email)?.state;
  };
  /** The paths of the links in the confirmation emails, oldest first. */
  const confirmPaths = async (): Promise<string[]> => {
    const mails = await database.db
      .select()
      .from(emails)
      .orderBy(emails.createdAt, emails.dedupeKey);
    return mails
      .filter(({ kind }) => kind === "newsletter_confirm")
      .map(
        ({ text }) => /http:\/\/localhost:3000(\/newsletter-confirmed\?token=\S+)/.exec(text)?.[1],
      )
      .map((path) => path ?? "an email without a link");
  };
  return {
    clock,
    database,
    deps,
    visit,
    join,
    press,
    stateOf,
    confirmPaths,
    confirmed: async (): Promise<void> => {
      await join();
      await press((await confirmPaths()).at(-1) ?? "");
      expect(await stateOf()).toBe("confirmed");
    },
    unsubscribePath: async (): Promise<string> => {
      const [row] = await database.db.select().from(subscribers);
      const { url } = await database.db.transaction((tx) =>
        unsubscribeLink(deps, tx, row?.id ?? ""),
      );
      return url.slice(PUBLIC_URL.length);
    },
    empty: () =>
      database.sql.unsafe(
        "delete from subscriber_events; delete from subscribers; delete from emails; delete from throttles",
      ),
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
