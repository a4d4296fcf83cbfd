import { Agent, type IncomingHttpHeaders, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { text } from "node:stream/consumers";

/** Keep connections alive between calls: each order makes several. */
const agent = new Agent({ keepAlive: true });

type Call = { method: string; headers: Record<string, string>; body: string; timeoutMs: number };
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Makes one HTTP call without following redirects. Resolves to null if there is no response in time. */
export function exchange(
  url: string,
  { method, headers, body, timeoutMs }: Call,
): Promise<Answer | null> {
  const isHttps = url.startsWith("https:");
  const signal = AbortSignal.timeout(timeoutMs);
  const length = { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve) => {
    const options = { method, signal, headers: { ...headers, ...length } };
    const call = isHttps ? overHttps(url, options) : overHttp(url, { ...options, agent });
    call.once("error", () => resolve(null));
    call.once("response", (response) => {
      const { statusCode: status = 0, headers: given } = response;
      text(response).then(
        (read) => resolve({ status, headers: given, text: read }),
        () => resolve(null),
      );
    });
    call.end(body);
  });
}
