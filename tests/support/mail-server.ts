import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type MailServer = AsyncDisposable & {
  url: string;
  /** Whole mails as they arrived. */
  received: string[];
  /** Answers the next mails with this code instead of taking them; null takes them again. */
  refuseWith(code: number | null): void;
};

/** A real SMTP server on loopback that keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, done) {
      let mail = "";
      stream.on("data", (chunk: Buffer) => (mail += chunk.toString()));
      stream.on("end", () => {
        if (refusal !== null)
          return done(Object.assign(new Error("Not now"), { responseCode: refusal }));
        received.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith: (code) => {
      refusal = code;
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
