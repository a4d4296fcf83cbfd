import { ordersErrors as m } from "#messages/orders/errors.ts";
import { z } from "zod";
import { atMost, longText } from "../fields.ts";
import { faultFields, hasReasonForBearer } from "../payments/refunds/refund-cause.ts";
import { LINE_PROBLEMS, PROBLEM_PHOTOS_MAX, PROBLEM_TEXT_MAX, REFUND_TO } from "./order-problem.ts";
import { limits } from "../platform/limits.ts";

const orderNumber = z
  .string({ error: () => m.unknownOrder })
  .max(40, { error: () => m.unknownOrder });
const text = longText.max(PROBLEM_TEXT_MAX, atMost(PROBLEM_TEXT_MAX));

/** A customer's report about a line. */
export const reportSchema = z.strictObject({
  number: orderNumber,
  productId: z.int32().positive(),
  kind: z.enum(LINE_PROBLEMS, { error: () => m.sayWhatWasWrong }),
  quantity: z
    .number({ error: () => m.sayHowMany })
    .int()
    .min(1, { error: () => m.sayHowMany })
    .max(limits.unitsPerLine),
  note: text.default(""),
  to: z.enum(REFUND_TO, { error: () => m.sayHowBack }).default("card"),
  /** Ids of uploaded photos of the same order. */
  photos: z
    .array(z.uuid({ error: () => m.addPhotosAgain }))
    .max(PROBLEM_PHOTOS_MAX, { error: () => m.tooManyPhotos(PROBLEM_PHOTOS_MAX) })
    .default([]),
  /** Idempotency key from the form, for a client that did not receive the response and retries. */
  key: z.uuid().optional(),
});
export type ReportInput = z.output<typeof reportSchema>;

/** Why no refund is given, in the team's words. */
export const declineSchema = z.strictObject({
  id: z.uuid({ error: () => m.unknownProblem }),
  answer: text.min(1, { error: () => m.writeAnswer }),
});

/** Refunds a problem, optionally with a message to the customer. */
export const refundProblemSchema = z
  .strictObject({
    id: z.uuid({ error: () => m.unknownProblem }),
    answer: text.default(""),
    ...faultFields,
  })
  .refine(...hasReasonForBearer);
