import { pino } from "pino";
import { connect } from "#db/client.ts";
import { systemClock } from "#server/clock.ts";
import { smtpSender } from "#server/mail/sender.ts";
import { sendDueMail } from "#server/services/mail/send-mail.ts";

// A worker that sends due emails, then exits: node tests/support/servers/mail-worker.ts DATABASE_URL SMTP_URL
const [databaseUrl = "", smtpUrl = ""] = process.argv.slice(2);
const { db, sql } = connect(databaseUrl);
const sender = smtpSender(smtpUrl, "Furrow <hello@furrow.example>");
await sendDueMail({ db, clock: systemClock, log: pino({ level: "silent" }) }, sender.send);
sender.close();
await sql.end();
