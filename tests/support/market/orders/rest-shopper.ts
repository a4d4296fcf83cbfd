import { totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import { type Cents, toDollars } from "#shared/money.ts";
import { delivery } from "./basket.ts";

/** Goods in a shopper's cart, with the displayed unit price. */
export type Wanted = { id: number; price: Cents; quantity: number };

/** What a browser sends to `POST /api/create-payment-intent` for these goods. */
export function restCart(goods: readonly Wanted[], email: string) {
  const { total } = totalsOf(
    goods.map(({ price, quantity }) => ({ unitPrice: price, quantity })),
    DEFAULT_RATES,
  );
  return {
    amount: toDollars(total),
    delivery: { ...delivery, email },
    items: goods.map((item) => ({ ...item, price: toDollars(item.price) })),
  };
}

/** The payment id contained in a client secret. */
export function intentIdIn(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}

/** The shopper's own request to the payment sandbox of the server at `url`, as the browser sends it. */
export function confirmAtSandbox(
  url: string,
  clientSecret: string,
  card = "pm_card_visa",
): Promise<Response> {
  return fetch(`${url}/__stripe_sandbox/v1/payment_intents/${intentIdIn(clientSecret)}/confirm`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: card }),
  });
}
