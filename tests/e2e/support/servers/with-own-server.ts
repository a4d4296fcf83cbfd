import { type MailServer, startMailServer } from "#tests/support/servers/mail-server.ts";
import { metPopup } from "../popup.ts";
import { test } from "../shopping/journey.ts";
import { type OwnServer, ownServer } from "./own-server.ts";

/**
 * Gives the tests of a file a server with its own market, database and provider. They run one after another, on a
 * single server: starting one takes longer than most tests. In `serial` mode those after a failed one are skipped.
 * Returns a function that gets the server, for use inside tests.
 */
export function withOwnServer(mode: "default" | "serial" = "default"): () => OwnServer {
  test.describe.configure({ mode });
  let server: OwnServer | undefined;
  test.beforeAll(async () => {
    server = await ownServer();
  });
  test.afterAll(() => server?.stop());
  test.use({ databaseUrl: async ({ browserName: _ }, use) => use(started(server).databaseUrl) });
  return () => started(server);
}

/**
 * Gives the tests of a file or group a server of their own that sends its emails to a mail server, and makes their
 * page a visitor of it; the tests run one after another. Returns a function that gets the emails it has sent to an address, oldest first.
 */
export function withMailingServer(): (address: string) => string[] {
  test.describe.configure({ mode: "default" });
  let mails: MailServer | undefined;
  let server: OwnServer | undefined;
  test.beforeAll(async () => {
    mails = await startMailServer();
    server = await ownServer({ SMTP_URL: mails.url, MAIL_FROM: "Furrow <hello@furrow.example>" });
  });
  test.afterAll(async () => {
    await server?.stop();
    await mails?.[Symbol.asyncDispose]();
  });
  test.use({
    databaseUrl: async ({ browserName: _ }, use) => use(server?.databaseUrl ?? ""),
    // Hooks also read this before the server has started.
    baseURL: async ({ browserName: _ }, use) => use(server?.origin),
    storageState: async ({ browserName: _ }, use) => use(metPopup(server?.origin ?? "")),
  });
  // SMTP messages are quoted-printable with folded lines.
  return (address) =>
    (mails?.received ?? [])
      .filter((mail) => mail.includes(`To: ${address}`))
      .map((mail) => mail.replaceAll("=\r\n", "").replaceAll("=3D", "="));
}

function started(server: OwnServer | undefined): OwnServer {
  if (!server) throw new Error("The server has not started");
  return server;
}
