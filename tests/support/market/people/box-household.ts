import { eq } from "drizzle-orm";
import { boxes } from "#db/schema/boxes/boxes.ts";
import type { Deps } from "#server/deps.ts";
import type { BoxPlan } from "#shared/boxes/box-subscription.ts";
import { consentTextOf } from "#shared/boxes/box-words.ts";
import { storedPlanSchema } from "#shared/boxes/plan-edits.ts";
import { cardLabel } from "#shared/payments/cards/saved-cards.ts";
import { registered } from "./accounts.ts";
import type { MarketPlace } from "../market-place.ts";

export const HOME: BoxPlan["address"] = {
  address: "218 Orchard Way",
  city: "Petaluma",
  zipCode: "94952",
  phone: "",
  specialInstructions: "",
};

type Wishes = { plan?: Partial<Omit<BoxPlan, "cardId">>; card?: string };

let serial = 0;

/** A customer with a saved card and a plan for a weekly box on Tuesdays. */
export async function household(market: MarketPlace, deps: Deps, wishes: Wishes = {}) {
  serial += 1;
  const name = `household${serial}`;
  const customer = await registered(deps, { username: name, email: `${name}@furrow.example` });
  const { clientSecret } = await customer.call((api) => api.payments.cards.begin());
  const cardId = await market.keepCard(clientSecret, wishes.card);
  const plan: BoxPlan = {
    size: "small",
    everyWeeks: 1,
    weekday: 2,
    window: "morning",
    never: [],
    without: [],
    cardId,
    address: HOME,
    ...wishes.plan,
  };
  return { ...customer, plan };
}
export type Household = Awaited<ReturnType<typeof household>>;

/** Agrees to the displayed terms and begins the box. */
export async function begin({ call, plan }: Household) {
  const { size, weekday, address } = plan;
  const terms = await call((api) =>
    api.boxes.own.terms({ size, weekday, zipCode: address.zipCode }),
  );
  const [card] = (await call((api) => api.payments.cards.list())).filter(
    ({ id }) => id === plan.cardId,
  );
  const consentText = consentTextOf({ ...plan, ...terms, card: card ? cardLabel(card) : "" });
  await call((api) => api.boxes.own.subscribe({ ...plan, consent: true, consentText }));
  return terms;
}

/** Changes the plan from a page that shows it as it is now. */
export async function changeNow({ call, plan }: Household, part: Partial<BoxPlan>): Promise<void> {
  const mine = await call((api) => api.boxes.own.read());
  const shown = storedPlanSchema.parse({ ...mine, never: mine?.never.map(({ id }) => id) });
  await call((api) => api.boxes.own.change({ ...plan, ...part, shown }));
}

/** The current row of a household's first box. */
export async function firstBox({ deps, call }: { deps: Deps } & Pick<Household, "call">) {
  const mine = await call((api) => api.boxes.own.read());
  const id = mine?.boxes[0]?.id;
  if (!id) throw new Error("The household has no box");
  const [box] = await deps.db.select().from(boxes).where(eq(boxes.id, id));
  if (!box) throw new Error("The box is gone");
  return box;
}

/**
 * The first product in a household's next box that can be swapped, with its alternatives. Looked up, because each
 * household's box differs.
 */
export async function firstSwappable({ call }: Pick<Household, "call">) {
  const mine = await call((api) => api.boxes.own.read());
  const box = mine?.boxes[0];
  if (!box) throw new Error("The household has no box");
  for (const out of box.contents ?? []) {
    const offers = await call((api) => api.boxes.own.swapOffers({ id: box.id, out: out.id }));
    if (offers[0]) return { box, out, offers, wanted: offers[0] };
  }
  throw new Error("Nothing can be swapped in the household's next box");
}
