import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import { addDays, businessDayAt, businessTimeOn, type Day, weekdayOf } from "#shared/time.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { chargeBoxes } from "../../services/boxes/charging/charge.ts";
import { planBoxes } from "../../services/boxes/plan.ts";
import { remindOfBoxes } from "../../services/boxes/remind.ts";
import { lockOrders } from "../../services/orders/lifecycle/lock-orders.ts";
import { sweepPayments } from "../../services/payments/sweep/sweep.ts";
import { accountOf } from "./accounts.ts";
import { beginBox } from "./boxes.ts";
import { deliverWindow, packDay } from "./deliver.ts";
import { harvestDay } from "./harvest.ts";
import { HOUSEHOLDS, type Household } from "./people.ts";
import { type Chance, chanceFrom } from "./random.ts";
import type { Past } from "./session.ts";
import { fillShelves, getShelf } from "./shelf.ts";
import { buy, fillBasket, type ShelfGoods } from "./shopping.ts";
import { readStaff, type Staff } from "./staff.ts";

/** Default length of the demo market's past, in weeks. */
const WEEKS = 8;
const DAYS_OF_WEEK = 7;
/** Average number of orders that the busiest household places per week. */
const ORDERS_A_WEEK = 1.9;
/** Hours of the business day between which people shop. */
const OPENS = 8;
const CLOSES = 21;
/** Farms bring new goods on Mondays. */
const RESTOCK_WEEKDAY = 1;
/** Each Monday they restock what is at least half gone; at the end the shelf is as full as at the beginning. */
const HALF = 0.5;
const NEARLY_FULL = 0.9;
/** Arbitrary, but it determines the past that the screenshots in the documentation show. */
const SEED = 20_260;

/** What a shopper's browser does at the payment provider. */
export type ShoppersBrowser = {
  pay(intentId: string): Promise<void>;
  keepCard(clientSecret: string): Promise<string>;
};

type Stage = {
  past: Past;
  chance: Chance;
  shelf: readonly ShelfGoods[];
  accounts: Map<Household, SessionUser>;
  staff: Staff;
  /** Initial stock of each product. */
  full: ReadonlyMap<number, number>;
  /** Households that already have a weekly box. */
  subscribed: Set<Household>;
  browser: ShoppersBrowser;
};

/**
 * Simulates the last eight weeks (or `weeks`) day by day through the regular services, so that every dashboard
 * shows a consistent history. Returns the number of orders placed.
 */
export async function playPast(
  past: Past,
  browser: ShoppersBrowser,
  weeks = WEEKS,
): Promise<number> {
  const { deps } = past;
  const present = deps.clock.now();
  const today = businessDayAt(present);
  const staff = await readStaff(deps);
  const full = new Map((await getShelf(deps)).map(({ id, onHand }) => [id, onHand]));
  const stage = {
    past,
    browser,
    staff,
    full,
    chance: chanceFrom(SEED),
    accounts: new Map(),
    subscribed: new Set<Household>(),
  };
  let placed = 0;
  for (let ago = weeks * DAYS_OF_WEEK; ago > 0; ago -= 1) {
    const day = addDays(today, -ago);
    const shelf = await getShelf(deps);
    const week = weeks - Math.ceil(ago / DAYS_OF_WEEK);
    await work({ ...stage, shelf }, day);
    placed += await shop({ ...stage, shelf }, day, week);
    await prepareTomorrow({ ...stage, shelf }, day);
  }
  await past.goTo(present);
  await fillShelves(deps, staff.admin, full, NEARLY_FULL);
  await lockOrders(deps);
  await sweepPayments(deps);
  return placed;
}

/** Runs the night's jobs and the day's deliveries. */
async function work({ past, staff, chance }: Stage, day: Day): Promise<void> {
  const { deps } = past;
  await past.goTo(businessTimeOn(day, 0.2));
  await lockOrders(deps);
  await planBoxes(deps);
  await remindOfBoxes(deps);
  await chargeBoxes(deps);
  for (const { id: window, startHour } of DELIVERY_WINDOWS) {
    await past.goTo(businessTimeOn(day, startHour));
    await deliverWindow({ past, driver: staff.driver, day, window, chance });
  }
}

async function shop({ past, chance, shelf, browser, ...stage }: Stage, day: Day, week: number) {
  const shoppers = HOUSEHOLDS.filter(
    ({ since, rhythm }) => since <= week && chance.happens((rhythm * ORDERS_A_WEEK) / DAYS_OF_WEEK),
  );
  let placed = 0;
  for (const [turn, household] of shoppers.entries()) {
    await past.goTo(businessTimeOn(day, OPENS + ((CLOSES - OPENS) * turn) / shoppers.length));
    const user = await knownAccount({ past, ...stage }, household);
    const shopping = { household, user, email: user.email, today: day };
    const number = await buy(past.deps, shopping, fillBasket(shelf, day, chance), {
      chance,
      pay: (id) => browser.pay(id),
    });
    if (number) placed += 1;
    if (household.takesBox && week > household.since && !stage.subscribed.has(household)) {
      stage.subscribed.add(household);
      const keepCard = (secret: string) => browser.keepCard(secret);
      await beginBox(past.deps, { household, user, chance, keepCard });
    }
  }
  return placed;
}

/** In the evening, farms harvest for the next day and the crates are packed. */
async function prepareTomorrow({ past, staff, chance, full }: Stage, day: Day): Promise<void> {
  const { deps } = past;
  const tomorrow = addDays(day, 1);
  await past.goTo(businessTimeOn(day, CLOSES + 0.5));
  await harvestDay(deps, staff.farmer, tomorrow, chance);
  await past.goTo(businessTimeOn(day, CLOSES + 2));
  await packDay({ deps, packer: staff.driver, day: tomorrow });
  await sweepPayments(deps);
  if (weekdayOf(day) === RESTOCK_WEEKDAY) await fillShelves(deps, staff.admin, full, HALF);
}

async function knownAccount(
  { past, accounts }: Pick<Stage, "past" | "accounts">,
  household: Household,
): Promise<SessionUser> {
  const known = accounts.get(household) ?? (await accountOf(past.deps, household));
  accounts.set(household, known);
  return known;
}
