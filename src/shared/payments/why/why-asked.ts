import { z } from "zod";
import { REFUND_TO } from "../../orders/order-problem.ts";

/** A refund, and which part of it is explained: the card's or the credit. */
export const refundPart = z.strictObject({
  refundId: z.uuid().optional(),
  to: z.enum(REFUND_TO).default("card"),
});

/** The total of an order, or a refund of it. */
export const orderWhy = refundPart.extend({ number: z.string().max(40) });

/** A refund by our id, for the team. */
export const refundWhy = refundPart.required({ refundId: true });
