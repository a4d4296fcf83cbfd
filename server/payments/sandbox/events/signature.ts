import { createHmac } from "node:crypto";

/** The signature header for the raw body: `t=<unix>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signatureOf(body: string, secret: string, unixSeconds: number): string {
  const mac = createHmac("sha256", secret).update(`${unixSeconds}.${body}`).digest("hex");
  return `t=${unixSeconds},v1=${mac}`;
}
