import type { Sql } from "postgres";
import type { Deps } from "#server/deps.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { storeEvent } from "#server/services/payments/provider/provider-events.ts";
import { tokenIn } from "./account-mails.ts";
import { registered, signedInAdmin } from "./accounts.ts";
import { basket, delivery, setStock } from "../orders/basket.ts";
import type { MarketPlace } from "../market-place.ts";
import { boughtGift } from "../payments/gift-cards.ts";
import { type Visitor, visitor } from "../../servers/visitor.ts";

/** The person's traces: each is in the database at first, and is searched for after the erasure. */
export const LEFT = {
  email: "zqanna@zqmail.example",
  username: "zqanna",
  firstName: "Zqfirst",
  lastName: "Zqlast",
  street: "7 Zqstreet",
  city: "Zqcity",
  phone: "707 555 7431",
  zip: "94953",
  words: "Zqwords",
  device: "Zqagent",
  network: "198.51.100.231",
} as const;

const home = {
  ...delivery,
  address: LEFT.street,
  city: LEFT.city,
  firstName: LEFT.firstName,
  lastName: LEFT.lastName,
  phone: LEFT.phone,
  specialInstructions: `${LEFT.words} at the gate`,
  email: LEFT.email,
};

/**
 * A person with every kind of trace: bought as a guest and with an account, verified the address, wrote, subscribed,
 * joined the waiting list, applied, paid a deposit, has a box, and was written about. Returns the account.
 */
export async function wholePerson(market: MarketPlace, deps: Deps) {
  const { sql } = market.database;
  await setStock(market.database.db, "nantes-carrots", 500);
  await buy(market, deps, visitor(deps));
  const { username, email, firstName, lastName } = LEFT;
  const person = await registered(deps, {
    username,
    email,
    firstName,
    lastName,
  });
  const token = await tokenIn(deps.db, "verify_email");
  await person.call((api) => api.accounts.verifyEmail({ token }));
  await buy(market, deps, person);
  const { clientSecret } = await person.call((api) => api.payments.cards.begin());
  await market.keepCard(clientSecret);
  await person.call((api) => api.subscribers.subscribe({ email, source: "footer_newsletter" }));
  await person.call((api) => api.accounts.requestReset({ email }));
  await person.call((api) => api.mail.contact.send(message));
  const { paymentIntentId } = await visitor(deps).call((api) =>
    api.memberships.reserve({ firstName, email, zipCode: "94952" }),
  );
  await market.pay(paymentIntentId);
  await finalizeIntent(deps, paymentIntentId, "test");
  await person.call((api) =>
    api.accounts.views.save({
      table: "/dashboard/admin/orders orders",
      name: LEFT.words,
      search: { q: LEFT.lastName },
    }),
  );
  await gifts(market, deps, person);
  await writtenAbout(deps, person.user.id);
  await lessCommon(sql, person.user.id);
  await hiddenByTeam(deps, sql);
  await providerEvents(deps, sql, person.user.id);
  return person;
}

/** A gift card that the person bought, and one that the person received and redeemed. */
async function gifts(market: MarketPlace, deps: Deps, person: Visitor): Promise<void> {
  const { email, firstName, words } = LEFT;
  const given = {
    buyerName: firstName,
    buyerEmail: email,
    message: `${words}, with love`,
  };
  await boughtGift(market, deps, given, person);
  const { id, code } = await boughtGift(market, deps, {
    recipientName: firstName,
    recipientEmail: email,
    message: `${words}, from Ana`,
  });
  await person.call((api) => api.payments.giftCards.redeem({ code }));
  await market.database
    .sql`insert into gift_card_history (gift_card_id, from_state, to_state, actor, cause, created_at)
    values (${id}, 'active', 'active', 'someone', ${words}, now())`;
}

const message = {
  topic: "other",
  orderNumber: "",
  name: LEFT.firstName,
  email: LEFT.email,
  message: `${LEFT.words} of mine, long enough`,
} as const;

async function buy(market: MarketPlace, deps: Deps, buyer: ReturnType<typeof visitor>) {
  const wanted = await basket(deps.db, { slug: "nantes-carrots", quantity: 4 });
  const { paymentIntentId } = await buyer.call((api) =>
    api.checkout.createIntent({ ...wanted, delivery: home }),
  );
  await market.pay(paymentIntentId);
  await finalizeIntent(deps, paymentIntentId, "test");
}

/** The team's notes about the person and acts on the account. */
async function writtenAbout(deps: Deps, id: string): Promise<void> {
  const admin = await signedInAdmin(deps);
  const words = `${LEFT.words} about ${LEFT.lastName}`;
  await admin.call((api) =>
    api.admin.credit.give({
      id,
      key: crypto.randomUUID(),
      amount: 500,
      reason: words,
    }),
  );
  const shown = {
    email: LEFT.email,
    firstName: LEFT.firstName,
    lastName: LEFT.lastName,
    zipCode: LEFT.zip,
    phoneNumber: LEFT.phone,
  };
  const lastName = `${LEFT.lastName}e`;
  await admin.call((api) => api.admin.users.change({ ...shown, id, shown, lastName }));
  await admin.call((api) => api.admin.users.signOut({ id }));
}

/** Rows that take many steps to create in the product, inserted as those steps would. */
async function lessCommon(sql: Sql, id: string): Promise<void> {
  const { email, words } = LEFT;
  const where = JSON.stringify({
    address: LEFT.street,
    city: LEFT.city,
    zipCode: "94952",
    email,
    firstName: LEFT.firstName,
  });
  await sql`insert into known_devices (token_hash, user_id, used_at, created_at) values (${`device of ${id}`}, ${id}, now(), now())`;
  await sql`insert into sessions (id, user_id, expires_at, ends_at, user_agent, address, created_at)
    values ('s', ${id}, now() + interval '1 day', now() + interval '1 day', ${LEFT.device}, ${LEFT.network}, now())`;
  await sql`insert into throttles (key, points) values (${`login_pair:${email} 203.0.113.7`}, 1), (${`confirm_account:${id}`}, 1) on conflict do nothing`;
  await sql`insert into addresses (user_id, label, address, city, zip_code, phone, special_instructions, created_at)
    values (${id}, ${words}, ${LEFT.street}, ${LEFT.city}, ${LEFT.zip}, ${LEFT.phone}, ${words}, now())`;
  await sql`update subscribers set note = ${words}, tags = array[${words}], first_name = ${LEFT.firstName}, zip_code = ${LEFT.zip} where email = ${email}`;
  await sql`insert into early_access_signups (subscriber_id, zip_code, variant, referral_code, source, created_at)
    select id, ${LEFT.zip}, 1, ${words}, ${words}, now() from subscribers where email = ${email}`;
  await sql`insert into waiting_list (email, zip_code, created_at) values (${email}, ${LEFT.zip}, now())`;
  await sql`insert into visit_guests (visit_id, first_name, email, party, created_at)
    select id, ${LEFT.firstName}, ${email}, 2, now() from farm_visits`;
  await sql`update farm_visits set canceled_at = now(), canceled_reason = ${`${words} said ${email}`}`;
  await sql`insert into invitations (email, role, token_hash, expires_at, accepted_at, created_at) values (${email}, 'farmer', 'x', now(), now(), now())`;
  await sql`insert into order_problems (order_id, product_id, kind, quantity, note, answer, created_at)
    select order_id, product_id, 'quality', 1, ${words}, ${words}, now() from order_lines`;
  await sql`insert into contact_attachments (message_id, type, bytes, created_at)
    select id, 'image/jpeg', ${Buffer.from(words)}, now() from contact_messages where email = ${email}`;
  await sql`insert into problem_photos (order_id, problem_id, bytes, created_at)
    select order_id, id, ${Buffer.from(words)}, now() from order_problems`;
  await sql`update users set allergies = array[${words}] where id = ${id}`;
  await sql`insert into product_reviews (product_id, user_id, rating, text, reply, replied_at, created_at, written_at)
    select product_id, ${id}, 4, ${words}, ${words}, now(), now(), now() from order_lines limit 1`;
  await sql`insert into farm_questions (farm_id, user_id, text, answer, answered_at, created_at)
    select min(id), ${id}, ${words}, ${words}, now(), now() from farms`;
  await sql`insert into farm_notes (farm_id, author_id, text, hidden_reason, hidden_at, created_at)
    select min(id), ${id}, ${`${words}, or write to ${email}`}, ${words}, now(), now() from farms`;
  await sql`insert into referrals (order_id, referrer_id, state, reward_cents, minimum_cents, ended_at, cause, created_at)
    select id, ${id}, 'refused', 500, 3000, now(), ${words}, now() from orders limit 1`;
  await sql`insert into order_history (order_id, from_state, to_state, actor, cause, created_at) select id, 'placed', 'placed', ${id}, ${words}, now() from orders`;
  await sql`insert into refunds (intent_id, order_id, amount_cents, reason, cause, bearer, bearer_reason, state, created_at, updated_at)
    select payment_intent_id, id, 1, ${words}, 'poor_quality', 'market', ${words}, 'succeeded', now(), now() from orders where user_id = ${id} limit 1`;
  await sql`with route as (insert into delivery_routes (day, "window", name, created_at) values ('2026-12-01', 'morning', 'Van 1', now()) returning id),
    stop as (insert into route_stops (route_id, order_id, position, note) select route.id, orders.id, 1, ${words} from route, orders limit 1 returning id)
    insert into stop_events (id, stop_id, kind, note, driver_id, happened_at, received_at)
    select gen_random_uuid(), id, 'arrived', ${words}, ${id}, now(), now() from stop`;
  await sql`with box as (insert into box_subscriptions (user_id, state, size, every_weeks, weekday, "window", delivery, never, without,
      payment_method_id, card_label, consent_text, consent_at, first_day, created_at)
    values (${id}, 'active', 'small', 1, 2, 'morning', ${where}::text::jsonb, '{1}', array[${words}], ${`pm_${words}`}, ${words}, 'Agreed', now(), '2026-12-01', now()) returning id)
    insert into boxes (subscription_id, cycle_day, day, size, price_cents, last_error, swaps, created_at)
      select id, '2026-12-01', '2026-12-01', 'small', 3000, ${words}, jsonb_build_array(jsonb_build_object('out', 1, 'in', 2, 'despite', jsonb_build_array(${words}::text))), now() from box`;
  await sql`insert into farmer_applications (user_id, farm_name, family_name, email, phone, location, farm_type, years_active, acreage,
      products_grown, farming_practices, markets, certifications, other_certification, selling_platforms, why_join, submitted_at, review_due_on, created_at)
    values (${id}, ${words}, ${LEFT.lastName}, ${email}, ${LEFT.phone}, ${LEFT.city}, ${words}, '1', '1', ${words}, ${words},
      array[${words}], array[${words}], ${words}, array[${words}], ${words}, now(), '2026-12-01', now())`;
  await sql`insert into farmer_application_history (application_id, to_state, actor, cause, created_at) select id, 'submitted', 'applicant', ${words}, now() from farmer_applications`;
  await sql`insert into farm_certifications (farm_id, certification, state, reason, created_at) select min(id), 'organic', 'rejected', ${`It names ${email}`}, now() from farms`;
  await sql`with update as (insert into customer_updates (subject, body, audience, created_by, created_at) values ('News', 'News of the week', '{"kind":"all"}', ${id}, now()) returning id)
    insert into customer_update_recipients (update_id, email) select id, ${email} from update`;
  await sql`insert into audit_log (at, actor_id, actor_name, action, subject_kind, subject_id, subject_name, detail)
    values (now(), ${id}, ${LEFT.username}, 'export.made', 'farms', 'list', '3 farms', '{}'),
      (now(), null, 'Furrow', 'refund.sent_again', 'payment', 'pi_x', ${email}, '{}'),
      (now(), null, 'Furrow', 'subscriber.changed', 'subscriber', 'x', ${email}, ${JSON.stringify({ note: { from: "", to: words } })}::text::jsonb)`;
}

/** Hides the person's question and review, for reasons that name the person. */
async function hiddenByTeam(deps: Deps, sql: Sql): Promise<void> {
  const admin = await signedInAdmin(deps);
  const reason = `${LEFT.words} names ${LEFT.lastName}`;
  const [question] = await sql<{ id: string }[]>`select id from farm_questions`;
  const [review] = await sql<{ id: string }[]>`select id from product_reviews`;
  await admin.call((api) => api.admin.questions.hide({ id: question!.id, reason }));
  await admin.call((api) => api.admin.reviews.hide({ id: review!.id, reason }));
}

/** The provider's webhooks about payment, customer, and card. */
async function providerEvents(deps: Deps, sql: Sql, id: string): Promise<void> {
  const [user] = await sql`select provider_customer_id as customer from users where id = ${id}`;
  const [order] = await sql`select payment_intent_id as intent from orders`;
  const details = {
    billing_details: {
      name: LEFT.lastName,
      email: LEFT.email,
      address: { line1: LEFT.street },
    },
  };
  const objects: [string, Record<string, unknown>][] = [
    [
      "payment_intent.succeeded",
      {
        id: order?.["intent"],
        customer: user?.["customer"],
        receipt_email: LEFT.email,
        ...details,
      },
    ],
    ["customer.updated", { id: user?.["customer"], email: LEFT.email, name: LEFT.firstName }],
    ["payment_method.attached", { id: "pm_zqcard", customer: user?.["customer"], ...details }],
  ];
  for (const [type, object] of objects) {
    const event = {
      id: `evt_${type}`,
      type,
      livemode: false,
      payload: { data: { object } },
    };
    await storeEvent(deps, event);
  }
}
