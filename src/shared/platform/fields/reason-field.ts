import { atMost, lineField } from "../../fields.ts";
import { reasonLimits } from "./reason-limits.ts";

/** A person's reason for what they do, on one line; `message` asks for it. */
export const reasonField = (message: () => string) =>
  lineField(message)
    .min(reasonLimits.least, { error: message })
    .max(reasonLimits.most, atMost(reasonLimits.most));

/** Whether this is a reason that `reasonField` accepts. */
export const isReason = (text: string) => reasonField(() => "").safeParse(text).success;
