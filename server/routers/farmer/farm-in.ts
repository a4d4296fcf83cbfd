import type { Context } from "../../trpc/context.ts";
import { farmFor } from "../../services/accounts/farm-members.ts";

/** A call in the farmer's area, which may name the farm. */
export type FarmCall = {
  ctx: Pick<Context, "deps" | "session"> & { user: NonNullable<Context["user"]> };
  input: { farmId?: number | undefined };
};

/** The caller's own farm or, for admins, the named one. Throws `not_found`. */
export const farmIn = ({ ctx, input }: FarmCall) => farmFor(ctx.deps, ctx.user, input.farmId);
