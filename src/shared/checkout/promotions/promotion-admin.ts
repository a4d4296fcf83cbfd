import { z } from "zod";
import { checkoutPromotions as m } from "#messages/checkout/promotions.ts";
import { dayField } from "../../fields.ts";
import { cents, NO_MONEY } from "../../money.ts";
import { limits } from "../../platform/limits.ts";
import { giftCodeIn } from "#shared/payments/gift-cards/gift-code-text.ts";
import { promotionCodeField } from "./code.ts";
import { PROMOTION_KINDS } from "./promotion.ts";

/** The largest discount amount of a code; bounds the damage of a typo. */
const PROMOTION_MOST = cents(20_000);

/** The largest value of an integer id column in the database. */
const LAST_ID = 2_147_483_647;

/** Identifies a code. */
export const promotionId = z.strictObject({ id: z.int().positive().max(LAST_ID) });

const VALUES = { percent: 10_000, amount: PROMOTION_MOST, delivery: 0 };
const wrongUses = { error: () => m.wholeUses };
const uses = z.int(wrongUses).min(1, wrongUses).max(1_000_000, wrongUses);
const day = dayField(() => m.wrongDay).nullable();

/** A new code as entered by the team; `value` and limits as in `Promotion`. */
export const promotionSchema = z
  .strictObject({
    // Checkout has one field for both: anything that parses as a gift card code is never looked up as a promotion.
    code: promotionCodeField.refine((code) => giftCodeIn(code) === null, {
      error: () => m.codeOfGift,
    }),
    kind: z.enum(PROMOTION_KINDS, { error: () => m.wrongValue }),
    value: z.int({ error: () => m.wrongValue }).max(PROMOTION_MOST, { error: () => m.wrongValue }),
    farmId: z.int().positive().max(LAST_ID).nullable(),
    minimum: z
      .int({ error: () => m.wrongValue })
      .min(NO_MONEY, { error: () => m.wrongValue })
      .max(limits.orderMaxCents, { error: () => m.wrongValue })
      .transform(cents),
    firstOrder: z.boolean(),
    perPerson: uses.nullable(),
    inAll: uses.nullable(),
    startsOn: day,
    endsOn: day,
  })
  .refine(
    ({ kind, value }) => value <= VALUES[kind] && (kind === "delivery" ? value === 0 : value > 0),
    { path: ["value"], error: () => m.wrongValue },
  )
  .refine(({ kind, farmId }) => kind !== "delivery" || farmId === null, {
    path: ["farmId"],
    error: () => m.deliveryIsMarkets,
  })
  .refine(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn, {
    path: ["endsOn"],
    error: () => m.endsBefore,
  });
export type NewPromotion = z.output<typeof promotionSchema>;
