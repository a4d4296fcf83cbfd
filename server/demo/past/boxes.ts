import type { BoxPlan } from "#shared/boxes/box-subscription.ts";
import { consentTextOf } from "#shared/boxes/box-words.ts";
import { BOX_SIZE_IDS } from "#shared/boxes/boxes.ts";
import { cardLabel } from "#shared/payments/cards/saved-cards.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { beginCard, listCards } from "../../services/payments/cards.ts";
import { subscribe } from "../../services/boxes/subscribe.ts";
import { boxTerms } from "../../services/boxes/terms.ts";
import type { Deps } from "../../deps.ts";
import type { Household } from "./people.ts";
import type { Chance } from "./random.ts";

type Subscribing = {
  household: Household;
  user: SessionUser;
  chance: Chance;
  /** Saves a test card at the provider, as the browser does. */
  keepCard: (clientSecret: string) => Promise<string>;
};

/** Saves a household's card and starts its weekly box, agreeing to the terms on the page. */
export async function beginBox(
  deps: Deps,
  { household, user, chance, keepCard }: Subscribing,
): Promise<void> {
  const { clientSecret } = await beginCard(deps, user);
  const cardId = await keepCard(clientSecret);
  const { address, city, zipCode } = household;
  const plan: BoxPlan = {
    size: chance.oneOf(BOX_SIZE_IDS),
    everyWeeks: chance.happens(0.7) ? 1 : 2,
    weekday: chance.between(1, 5),
    window: chance.happens(0.5) ? "afternoon" : "evening",
    never: [],
    without: chance.happens(0.2) ? ["peanuts"] : [],
    cardId,
    address: { address, city, zipCode, phone: "", specialInstructions: "" },
  };
  const terms = await boxTerms(deps, { size: plan.size, weekday: plan.weekday, zipCode });
  const card = (await listCards(deps, user.id)).find(({ id }) => id === cardId);
  if (!card) throw new Error("The card was not saved");
  const consentText = consentTextOf({ ...plan, ...terms, card: cardLabel(card) });
  await subscribe(deps, user, { ...plan, consent: true, consentText });
}
