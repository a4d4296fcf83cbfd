import { boxesMine as m } from "#messages/boxes/mine.ts";
import { boxesPlan as fields } from "#messages/boxes/plan.ts";
import type { BoxPlan } from "#shared/boxes/box-subscription.ts";
import { rhythmWords } from "#shared/boxes/box-words.ts";
import { boxSizeOf } from "#shared/boxes/boxes.ts";
import type { StoredPlan } from "#shared/boxes/plan-edits.ts";
import { allergenName } from "#shared/catalog/catalog.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import type { Mine } from "#client/lib/boxes/my-box/my-box.ts";
import classes from "./my-boxes.module.css";

/** What another window has saved for fields that were edited in this one. */
export type Newer = { mine: Mine; plan: BoxPlan; overtaken: readonly (keyof StoredPlan)[] };

/** Shows the values that another window has saved meanwhile, next to what was typed here. */
export function NewerPlan({ newer }: { newer: Newer }) {
  return (
    <div role="alert" className={classes["newer"]}>
      <p>{m.savedMeanwhile}</p>
      <ul>
        {newer.overtaken.map((field) => (
          <li key={field}>{m.newerValue(...WORDS[field](newer))}</li>
        ))}
      </ul>
      <p>{m.saveToReplace}</p>
    </div>
  );
}

const weekdays: Readonly<Record<number, string>> = fields.weekdays;

/** Each field's name and value. */
const WORDS: Record<keyof StoredPlan, (newer: Newer) => [string, string]> = {
  size: ({ plan }) => [fields.size, boxSizeOf(plan.size).label],
  everyWeeks: ({ plan }) => [fields.howOften, rhythmWords(plan.everyWeeks)],
  weekday: ({ plan }) => [fields.day, weekdays[plan.weekday] ?? ""],
  window: ({ plan }) => [fields.window, windowOf(plan.window).label],
  without: ({ plan }) => [fields.allergens, listed(plan.without.map(allergenName))],
  never: ({ mine }) => [fields.never, listed(mine.never.map(({ name }) => name))],
  cardId: ({ mine }) => [fields.card, mine.cardLabel],
  address: ({ plan }) => [m.address, listed(addressParts(plan))],
};

function addressParts({ address: place }: BoxPlan): string[] {
  const { address, city, zipCode, phone, specialInstructions } = place;
  return [address, `${city} ${zipCode}`, phone, specialInstructions].filter(Boolean);
}

function listed(parts: readonly string[]): string {
  return parts.join(", ") || m.none;
}
