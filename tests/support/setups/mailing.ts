import { jobQueue } from "#server/jobs/queue.ts";
import { smtpSender } from "#server/mail/sender.ts";
import { queueMail } from "#server/services/mail/outbox.ts";
import { sendDueMail } from "#server/services/mail/send-mail.ts";
import { freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";

export type Mailing = Awaited<ReturnType<typeof openMailing>>;

/** A mail server and a database whose emails go there. Each test begins with `begin`: no email, nothing refused. */
export async function openMailing() {
  const [database, server] = await Promise.all([freshDatabase(), startMailServer()]);
  const sender = smtpSender(server.url, "Furrow <hello@furrow.example>");
  const deps = testDeps(database.db, { jobs: jobQueue });
  const begin = async () => {
    server.refuseWith(null);
    server.refuseRecipients(null);
    server.release();
    server.received.length = 0;
    await database.empty("emails", "mail_suppressions");
  };
  return {
    database,
    server,
    sender,
    deps,
    begin,
    /** Queues an email, by default as the server under test does. */
    letter: (to: string, writer = deps) =>
      database.db.transaction((tx) =>
        queueMail(writer, tx, {
          kind: "verify_email",
          to,
          dedupeKey: `letter:${to}`,
          data: { url: "https://furrow.example/verify-email?token=sample" },
        }),
      ),
    /** Sends the emails that are due; returns how many. */
    send: () => sendDueMail(deps, sender.send),
    async [Symbol.asyncDispose]() {
      sender.close();
      await server[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
