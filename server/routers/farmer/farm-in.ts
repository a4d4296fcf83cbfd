import type { Context } from "../../trpc/context.ts";
import { farmFor, type OwnFarm } from "../../services/accounts/farm-members.ts";

/** A call in the farmer's area, which may name the farm. */
export type FarmCall = {
  ctx: Pick<Context, "deps" | "session"> & { user: NonNullable<Context["user"]> };
  input: { farmId?: number | undefined };
};

/** The caller's own farm or, for admins, the named one. Throws `not_found`. */
export const farmIn = ({ ctx, input }: FarmCall) => farmFor(ctx.deps, ctx.user, input.farmId);

type FarmAction<Input, Result> = (
  deps: Context["deps"],
  user: FarmCall["ctx"]["user"],
  farm: OwnFarm,
  input: Input,
) => Promise<Result>;

/** The resolver that calls an action with the caller and the farm that the call is about. Throws `not_found`. */
export const forFarm =
  <Input, Result>(act: FarmAction<Input, Result>) =>
  async (call: FarmCall & { input: Input }): Promise<Result> =>
    act(call.ctx.deps, call.ctx.user, await farmIn(call), call.input);
