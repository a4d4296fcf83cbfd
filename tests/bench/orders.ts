import { cents } from "#shared/money.ts";
import { delivery } from "../support/market/orders/basket.ts";
import { confirmAtSandbox, intentIdIn, restCart } from "../support/market/orders/rest-shopper.ts";
import type { BenchMarket } from "./market.ts";

/** How long each rate is measured, in milliseconds. */
const LENGTH_MS = 4_000;

/** Number of concurrent shoppers, each buying as fast as responses arrive, and the duration in milliseconds. */
export type Rush = { shoppers: number; lengthMs?: number };

/** Measures orders per second, and counts them. */
async function rateOf(
  { shoppers, lengthMs = LENGTH_MS }: Rush,
  buy: (turn: number, shopper: number) => Promise<void>,
): Promise<{ rate: number; bought: number }> {
  const began = performance.now();
  let bought = 0;
  const shop = async (shopper: number) => {
    for (let turn = shopper; performance.now() - began < lengthMs; turn += shoppers) {
      await buy(turn, shopper);
      bought += 1;
    }
  };
  await Promise.all(Array.from({ length: shoppers }, (_, shopper) => shop(shopper)));
  return { rate: (bought / (performance.now() - began)) * 1000, bought };
}

/** Returns three products, different ones each turn. */
function cartOf({ products }: BenchMarket, turn: number): { id: number; price: number }[] {
  return [0, 1, 2].map((at) => {
    const product = products[(turn * 3 + at) % products.length];
    if (!product) throw new Error("The market sells nothing");
    return product;
  });
}

async function send(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok || response.status === 202)
    throw new Error(`${url}: ${response.status} ${text}`);
  return { cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "", text };
}

/** Measures orders at the floor: one request and one transaction each. */
export function orderAtFloor(url: string, market: BenchMarket, rush: Rush) {
  return rateOf(rush, async (turn) => {
    const lines = cartOf(market, turn).map((product) => ({ ...product, quantity: 1 }));
    await send(`${url}/order`, { email: delivery.email, delivery, lines });
  });
}

/** Measures orders at our server: two requests each, and between them the shopper's payment at the sandbox. */
export function orderFromUs(url: string, market: BenchMarket, rush: Rush) {
  return rateOf(rush, async (turn, shopper) => {
    // Each shopper has a network of their own, so that the limit of unpaid holds per network slows nobody down.
    const home = { "x-forwarded-for": `198.51.100.${shopper + 1}` };
    const goods = cartOf(market, turn).map(({ id, price }) => ({
      id,
      price: cents(price),
      quantity: 1,
    }));
    const cart = restCart(goods, `shopper-${turn}@furrow.example`);
    const intent = await send(`${url}/api/create-payment-intent`, cart, home);
    const { clientSecret } = JSON.parse(intent.text) as { clientSecret: string };
    const paymentIntentId = intentIdIn(clientSecret);
    await pay(url, clientSecret);
    await send(
      `${url}/api/process-order`,
      { paymentIntentId, userId: null },
      { cookie: intent.cookie, ...home },
    );
  });
}

async function pay(url: string, clientSecret: string): Promise<void> {
  const response = await confirmAtSandbox(url, clientSecret);
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}`);
  await response.arrayBuffer();
}
