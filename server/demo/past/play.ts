import { addDays, businessDayAt, type Day } from "#shared/time.ts";
import type { SessionUser } from "#shared/user.ts";
import { accountOf } from "./accounts.ts";
import { HOUSEHOLDS, type Household } from "./people.ts";
import { type Chance, chanceFrom } from "./random.ts";
import type { Past } from "./session.ts";
import { readShelf } from "./shelf.ts";
import { buy, fillBasket, type ShelfGoods } from "./shopping.ts";

/** How far back the demo market's past goes. */
const WEEKS = 8;
const DAYS_OF_WEEK = 7;
/** Orders that the busiest household places in a week, on average. */
const ORDERS_A_WEEK = 1.9;
/** When the first and the last shopper of a day buy, in hours of the business day. */
const OPENS = 8;
const CLOSES = 21;
/** Any seed would do: this one makes the past that the pictures in the documents show. */
const SEED = 20_260;

type Stage = {
  past: Past;
  chance: Chance;
  shelf: readonly ShelfGoods[];
  accounts: Map<Household, SessionUser>;
  /** Pays an intent as the shopper's browser does. */
  pay: (intentId: string) => Promise<void>;
};

/**
 * Plays the last eight weeks of the market day by day through the services that its people use, so
 * that every dashboard shows a history that adds up. Tells how many orders were placed.
 */
export async function playPast(past: Past, pay: Stage["pay"]): Promise<number> {
  const { deps } = past;
  const today = businessDayAt(deps.clock.now());
  const present = deps.clock.now();
  const stage = { past, pay, chance: chanceFrom(SEED), accounts: new Map() };
  let placed = 0;
  for (let ago = WEEKS * DAYS_OF_WEEK; ago > 0; ago -= 1) {
    const week = WEEKS - Math.ceil(ago / DAYS_OF_WEEK);
    placed += await playDay({ ...stage, shelf: await readShelf(deps) }, addDays(today, -ago), week);
  }
  await past.goTo(present);
  return placed;
}

async function playDay(stage: Stage, day: Day, week: number): Promise<number> {
  const { past, chance, shelf, pay } = stage;
  const shoppers = HOUSEHOLDS.filter(
    ({ since, rhythm }) => since <= week && chance.happens((rhythm * ORDERS_A_WEEK) / DAYS_OF_WEEK),
  );
  let placed = 0;
  for (const [turn, household] of shoppers.entries()) {
    await past.goTo(hourOf(day, OPENS + ((CLOSES - OPENS) * turn) / shoppers.length));
    const user = await knownAccount(stage, household);
    const shopping = { household, user, email: user.email, today: day };
    const number = await buy(past.deps, shopping, fillBasket(shelf, day, chance), chance, pay);
    if (number) placed += 1;
  }
  return placed;
}

async function knownAccount({ past, accounts }: Stage, household: Household): Promise<SessionUser> {
  const known = accounts.get(household) ?? (await accountOf(past.deps, household));
  accounts.set(household, known);
  return known;
}

/** An hour of a business day, at most one hour off in summer, which nobody in the past minds. */
function hourOf(day: Day, hour: number): Date {
  return new Date(Date.parse(`${day}T08:00:00Z`) + hour * 3_600_000);
}
