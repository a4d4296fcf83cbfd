import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendCustomerUpdate } from "#server/services/subscribers/customer-updates/send.ts";
import { addressHash } from "#server/services/mail/mail-suppressions.ts";
import { ABOUT, type Audience, type OrderAudience } from "#shared/subscribers/customer-update.ts";
import { customerUpdatesDesk } from "#tests/support/setups/customer-updates.ts";

const { market, sql, ask, buy, mails } = customerUpdatesDesk();
beforeAll(async () => {
  await buy("near@furrow.example");
  await buy("near@furrow.example", { slug: "lacinato-kale" });
  const city = { zipCode: "94110", city: "San Francisco" };
  await buy("far@furrow.example", { slug: "lacinato-kale", ...city });
});
beforeEach(async () => {
  await sql()`delete from mail_suppressions`;
});

const about = (part: Partial<OrderAudience> = {}): Audience => ({
  kind: "orders",
  about: "order",
  day: null,
  windows: [],
  zone: null,
  farmId: null,
  productId: null,
  zips: [],
  ...part,
});
const reached = async (part: Partial<OrderAudience> = {}) => {
  const { people, sample } = await ask((api) => api.audience(about(part)));
  expect(people).toBe(sample.length);
  return sample.map(({ email }) => email);
};
const product = async (slug: string) => {
  const [found] = await sql()<{ id: number; farm: number; name: string }[]>`
    select id, farm_id as farm, name from products where slug = ${slug}`;
  return found!;
};
const theDay = async () => {
  const [order] = await sql()<{ day: string }[]>`select delivery_day::text as day from orders`;
  return order!.day;
};
const subscribe = (email: string, state = "confirmed") => sql()`
  insert into subscribers (email, source, state, created_at)
  values (${email}, 'footer_newsletter', ${state}::subscriber_state, now())`;
const suppress = (email: string, reason: "bounce" | "complaint") => sql()`
  insert into mail_suppressions (address_hash, reason, source, created_at)
  values (${addressHash(email)}, ${reason}, 'smtp', now())`;
const send = async (audience: Audience, body = "It comes a little later.") => {
  const { id } = await ask((api) =>
    api.save({ id: null, subject: "Your delivery", body, audience }),
  );
  await ask((api) => api.send({ id }));
  await sendCustomerUpdate(market().deps, id);
  return id;
};
const BOTH = ["far@furrow.example", "near@furrow.example"];

describe("An audience of orders", () => {
  it("contains each person once, however many orders match", async () => {
    expect(await reached()).toEqual(BOTH);
    await send(about());
    expect((await mails()).map(({ to }) => to)).toEqual(BOTH);
  });

  it("is filtered by day and window", async () => {
    const day = await theDay();
    expect(await reached({ day })).toEqual(BOTH);
    expect(await reached({ day, windows: ["morning"] })).toEqual(BOTH);
    expect(await reached({ day, windows: ["evening"] })).toEqual([]);
    expect(await reached({ day: "2020-01-01" })).toEqual([]);
  });

  it("is filtered by zone: the longest matching zip prefix decides, as for the zone's terms", async () => {
    const zone = (name: string, prefixes: string[]) => ({
      name,
      prefixes,
      feeCents: 0,
      minimumCents: 0,
    });
    const zones = [zone("North", ["949"]), zone("Petaluma", ["94952"]), zone("City", ["941"])];
    await sql()`insert into settings (key, value, updated_at) values ('zones', ${JSON.stringify(zones)}, now())`;
    expect(await reached({ zone: "Petaluma" })).toEqual(["near@furrow.example"]);
    expect(await reached({ zone: "North" })).toEqual([]);
    expect(await reached({ zone: "City" })).toEqual(["far@furrow.example"]);
    expect(await reached({ zone: "No more" })).toEqual([]);
    await sql()`delete from settings where key = 'zones'`;
  });

  it("is filtered by farm, product and lot, without goods that were removed from the order", async () => {
    const [carrots, kale] = [await product("nantes-carrots"), await product("lacinato-kale")];
    const day = await theDay();
    expect(await reached({ productId: carrots.id })).toEqual(["near@furrow.example"]);
    expect(await reached({ farmId: kale.farm, day })).toEqual(BOTH);
    expect(await reached({ farmId: kale.farm, productId: kale.id, day })).toEqual(BOTH);
    expect(await reached({ productId: 999_999 })).toEqual([]);
    await sql()`update order_lines set freed = quantity where product_id = ${carrots.id}`;
    expect(await reached({ productId: carrots.id })).toEqual([]);
    await sql()`update order_lines set freed = 0 where product_id = ${carrots.id}`;
  });

  it("contains open orders, not delivered or canceled ones", async () => {
    const day = await theDay();
    await sql()`update orders set state = 'delivered' where email = 'far@furrow.example'`;
    expect(await reached()).toEqual(["near@furrow.example"]);
    expect(await reached({ day })).toEqual(BOTH);
    await sql()`update orders set state = 'canceled' where email = 'far@furrow.example'`;
    expect(await reached({ day })).toEqual(["near@furrow.example"]);
    await sql()`update orders set state = 'placed' where email = 'far@furrow.example'`;
  });

  it("offers the farms and products of those orders", async () => {
    const day = await theDay();
    const [carrots, kale] = [await product("nantes-carrots"), await product("lacinato-kale")];
    const { products, farms } = await ask((api) => api.goods({ day }));
    expect(new Set(products.map(({ id }) => id))).toEqual(new Set([carrots.id, kale.id]));
    expect(new Set(farms.map(({ id }) => id))).toEqual(new Set([carrots.farm, kale.farm]));
    expect((await ask((api) => api.goods({ day: "2020-01-01" }))).products).toEqual([]);
  });
});

describe("A recipient who must not be written to", () => {
  it("has an address that bounced; after a complaint they still get messages about their order, but no news", async () => {
    await suppress("near@furrow.example", "bounce");
    await suppress("far@furrow.example", "complaint");
    await subscribe("far@furrow.example");
    const reach = (part: Partial<OrderAudience>) => ask((api) => api.audience(about(part)));
    expect(await reach({})).toMatchObject({
      people: 1,
      suppressed: 1,
      sample: [{ email: "far@furrow.example" }],
    });
    expect(await reach({ about: "news" })).toEqual({ people: 0, suppressed: 1, sample: [] });
  });

  it("has been erased", async () => {
    await sql()`update orders set email = id || '@erased.invalid' where email = 'far@furrow.example'`;
    expect(await reached()).toEqual(["near@furrow.example"]);
    await sql()`update orders set email = 'far@furrow.example' where email like '%@erased.invalid'`;
  });
});

describe("News to customers with orders", () => {
  it("reaches only those who confirmed the newsletter, with an unsubscribe link", async () => {
    await subscribe("near@furrow.example");
    await subscribe("far@furrow.example", "unsubscribed");
    await subscribe("no-customer@furrow.example");
    expect(await reached({ about: "news" })).toEqual(["near@furrow.example"]);
    await send(about({ about: "news" }));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe("near@furrow.example");
    expect(mail?.way).toMatch(/\/unsubscribe\?token=/);
    expect(mail?.text).not.toContain("Your order");
  });
});

describe("A reader's email", () => {
  it("names that reader's own order and links to it", async () => {
    const kale = await product("lacinato-kale");
    const text = "Hello {first name}, {product} on {delivery day}, {window}.";
    await send(about({ productId: kale.id }), text);
    const [far] = await mails();
    expect(far?.text).toMatch(
      new RegExp(`Hello Ana, ${kale.name} on \\w+day, \\w+\\s\\d+, 8AM-12PM\\.`),
    );
    expect(far?.text).toMatch(/Your order FUR-\w{4}-\w{4}: \S+\/order\?token=/);
    expect(far?.way).toBeNull();
  });

  it("is previewed as the first recipient will get it, in HTML with all markup escaped", async () => {
    const update = {
      subject: "About {delivery day}",
      body: "<b>Hello</b> {first name}, we are late.",
      audience: about(),
    };
    const { reader, html, text, subject } = await ask((api) => api.preview(update));
    expect(reader).toBe("far@furrow.example");
    expect(subject).toMatch(/^About \w+day, /);
    expect(text).toContain("<b>Hello</b> Ana, we are late.");
    expect(html).toContain("&lt;b&gt;Hello&lt;/b&gt; Ana");
    expect(text).not.toContain("token=");
    const none = await ask((api) =>
      api.preview({ ...update, audience: about({ day: "2020-01-01" }) }),
    );
    expect(none.reader).toBeNull();
  });

  it("is tested with the admin's own name, and no link to anyone's order", async () => {
    const { id } = await ask((api) =>
      api.save({ id: null, subject: "Late", body: "Hello {first name}, late.", audience: about() }),
    );
    await ask((api) => api.test({ id }));
    const [mail] = await mails();
    const [user] = await sql()`select first_name as name from users where username = 'admin'`;
    expect(mail?.to).toBe("admin@furrow.example");
    expect(mail?.text).toContain(`Hello ${user!["name"]}, late.`);
    expect(mail?.text).not.toContain("FUR-");
  });

  it.each(ABOUT)("of type %s is not written if the order is canceled meanwhile", async (kind) => {
    await subscribe("near@furrow.example");
    await subscribe("far@furrow.example");
    const audience = about({ about: kind });
    const { id } = await ask((api) =>
      api.save({ id: null, subject: "Late", body: "We come late.", audience }),
    );
    await ask((api) => api.send({ id }));
    await sql()`update orders set state = 'canceled' where email = 'far@furrow.example'`;
    await sendCustomerUpdate(market().deps, id);
    await sql()`update orders set state = 'placed' where email = 'far@furrow.example'`;
    expect((await mails()).map(({ to }) => to)).toEqual(["near@furrow.example"]);
    const counts = { people: 2, queued: 1, leftOut: 1, sent: 0, failed: 0 };
    expect(await ask((api) => api.one({ id }))).toMatchObject({ state: "sent", ...counts });
    const { rows } = await ask((api) => api.page({}));
    expect(rows).toMatchObject([{ id, ...counts }]);
  });
});

describe("A crash while emails are being written", () => {
  it("sends nobody an email twice: the next run continues where it stopped", async () => {
    await sql()`insert into subscribers (email, source, state, created_at)
      select 'reader-' || lpad(n::text, 3, '0') || '@furrow.example', 'footer_newsletter', 'confirmed', now()
      from generate_series(1, 120) n`;
    const { id } = await ask((api) =>
      api.save({
        id: null,
        subject: "Strawberries",
        body: "They are here again.",
        audience: { kind: "subscribers", source: null, tag: null },
      }),
    );
    await ask((api) => api.send({ id }));
    const [reader] = await sql()<{ key: string }[]>`
      select mail_key as key from customer_update_recipients where email = 'reader-070@furrow.example'`;
    const key = `customer_update:${id}:${reader!.key}`;
    // Uses the product's own role, which sees only its own connections' activity.
    const client = market().database.db.$client;
    const blocker = await sql().reserve();
    await blocker`begin`;
    await blocker`insert into emails (kind, dedupe_key, to_address, subject, text, html, next_attempt_at, created_at)
      values ('customer_update', ${key}, 'x@furrow.example', 'x', 'x', 'x', now(), now())`;
    const sending = sendCustomerUpdate(market().deps, id).then(
      () => "finished",
      () => "crashed",
    );
    // The second batch waits for the blocker's row, and its connection is terminated there.
    await expect
      .poll(
        async () => {
          const [cut] =
            await client`select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
          where wait_event_type = 'Lock' and query like 'insert into "emails"%'
            and datname = current_database()`;
          return cut!["cut"] as number;
        },
        { timeout: 10_000 },
      )
      .toBe(1);
    expect(await sending).toBe("crashed");
    await blocker`rollback`;
    blocker.release();
    expect(await mails()).toHaveLength(50);
    expect(await ask((api) => api.one({ id }))).toMatchObject({ state: "sending", queued: 50 });
    await sendCustomerUpdate(market().deps, id);
    const written = (await mails()).map(({ to }) => to);
    expect(written).toHaveLength(120);
    expect(new Set(written).size).toBe(120);
    expect(await ask((api) => api.one({ id }))).toMatchObject({ state: "sent", queued: 120 });
  });
});
