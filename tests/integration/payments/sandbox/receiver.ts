import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Delivery = { body: string; signature: string; type: string; id: string };

export type Receiver = {
  url: string;
  /** The deliveries so far, including rejected ones. */
  deliveries: Delivery[];
  /** Response statuses for the next deliveries; 200 once the list is empty. */
  statuses: number[];
  /** Promises that the responses to the next deliveries wait for. */
  until: Promise<unknown>;
  /** Resolves once `count` deliveries have arrived. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
};

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
}

/** A webhook endpoint that stores what it receives. */
export async function openReceiver(): Promise<Receiver> {
  const deliveries: Delivery[] = [];
  const statuses: number[] = [];
  const came = new EventTarget();
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    const { type, id } = JSON.parse(body || "{}") as { type: string; id: string };
    deliveries.push({ body, signature: String(request.headers["stripe-signature"]), type, id });
    came.dispatchEvent(new Event("delivery"));
    await receiver.until;
    response.writeHead(statuses.shift() ?? 200, { location: "/elsewhere" }).end();
  }
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`,
    deliveries,
    statuses,
    until: Promise.resolve(),
    async received(count) {
      while (deliveries.length < count) await once(came, "delivery");
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return receiver;
}
