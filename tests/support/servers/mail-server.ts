import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

type Refusal = { code: number; text: string };

export type MailServer = AsyncDisposable & {
  url: string;
  /** Raw emails as they arrived, including those whose response is held back. */
  received: string[];
  /** Rejects the following emails with this code; null accepts them again. */
  refuseWith(code: number | null): void;
  /** Rejects the following recipients with this response; null accepts them again. */
  refuseRecipients(refusal: Refusal | null): void;
  /** Accepts the following emails but holds the responses back until `release`. */
  hold(): void;
  /** Sends the held responses and stops holding further ones. */
  release(): void;
};

/** A real SMTP server on loopback that stores what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const held: (() => void)[] = [];
  let isSlow = false;
  let refusal: number | null = null;
  let recipientRefusal: Refusal | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo(_address, _session, done) {
      if (!recipientRefusal) return done();
      const { code, text } = recipientRefusal;
      done(Object.assign(new Error(text), { responseCode: code }));
    },
    onData(stream, _session, done) {
      let mail = "";
      stream.on("data", (chunk: Buffer) => (mail += chunk.toString()));
      stream.on("end", () => {
        if (refusal !== null)
          return done(Object.assign(new Error("Not now"), { responseCode: refusal }));
        received.push(mail);
        if (isSlow) held.push(() => done());
        else done();
      });
    },
  });
  // A killed client leaves its connection open.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const release = () => {
    isSlow = false;
    for (const answer of held.splice(0)) answer();
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith: (code) => {
      refusal = code;
    },
    refuseRecipients: (given) => {
      recipientRefusal = given;
    },
    hold: () => {
      isSlow = true;
    },
    release,
    [Symbol.asyncDispose]: () => {
      release();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
