import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import postgres from "postgres";

/**
 * The baseline for our rates, a program of its own: a bare HTTP server that serves a read with one prepared query and
 * an order with one transaction. Reads DATABASE_URL and PORT.
 */
const sql = postgres(process.env["DATABASE_URL"] ?? "", { max: 10, onnotice: () => {} });

const CARD = sql`
  p.id, p.slug, p.name, p.farm_name, p.category, p.price_cents, p.pack, p.pack_quantity, p.pack_unit,
  p.season_months, p.badge, p.picture, p.organic,
  (select s.on_hand - s.reserved from stock s where s.product_id = p.id) as units`;

type Order = { email: string; delivery: object; lines: Line[] };
type Line = { id: number; quantity: number; price: number };

const answers: Record<string, (address: URL, request: IncomingMessage) => Promise<unknown>> = {
  "/list": async ({ searchParams }) => sql`
    select ${CARD} from products p where p.visible and p.category = ${searchParams.get("category")}
    order by p.rank, p.id limit 24`,
  "/product": async ({ searchParams }) => sql`
    select ${CARD}, p.summary, p.description, p.ingredients, p.allergens, p.storage, f.name, f.family, f.town
    from products p join farms f on f.id = p.farm_id where p.id = ${Number(searchParams.get("id"))}`,
  "/search": async ({ searchParams }) => sql`
    select ${CARD} from products p
    where p.visible and p.search_text @@ plainto_tsquery('english', ${searchParams.get("q")})
    order by p.rank limit 24`,
  "/order": async (_address, request) => placeOrder((await json(request)) as Order),
};

async function placeOrder({ email, delivery, lines }: Order): Promise<{ id: string }> {
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const sorted = lines.toSorted((a, b) => a.id - b.id);
  return sql.begin(async (tx) => {
    const [order] = await tx<{ id: string }[]>`
      insert into bench_orders (email, total, delivery)
      values (${email}, ${total}, ${JSON.stringify(delivery)}::jsonb) returning id`;
    if (!order) throw new Error("The order was not written");
    const taken = await tx`
      with line as (select * from unnest(${sorted.map(({ id }) => id)}::int[],
        ${sorted.map(({ quantity }) => quantity)}::int[], ${sorted.map(({ price }) => price)}::int[])
        as line(id, quantity, price)),
      written as (insert into bench_order_lines (order_id, product_id, quantity, price)
        select ${order.id}, id, quantity, price from line)
      update stock s set on_hand = on_hand - line.quantity, sold = sold + line.quantity
      from line where s.product_id = line.id and on_hand - reserved >= line.quantity returning 1`;
    if (taken.length < lines.length) throw new Error("Sold out");
    return order;
  });
}

const server = createServer((request, response) => {
  const address = new URL(request.url ?? "/", "http://localhost");
  const answer = answers[address.pathname] ?? (() => Promise.reject(new Error("Unknown path")));
  answer(address, request).then(
    (value) => response.setHeader("content-type", "application/json").end(JSON.stringify(value)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(Number(process.env["PORT"]), "127.0.0.1", () => process.stdout.write("Ready on \n"));
process.once("SIGTERM", () => process.exit(0));
