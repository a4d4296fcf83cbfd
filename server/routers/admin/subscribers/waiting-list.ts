import { waitingPlaces } from "../../../services/subscribers/waiting-list.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

/** Where households are waiting for us to deliver. */
export const waitingListRouter = router({
  places: areaProcedure("admin").query(({ ctx }) => waitingPlaces(ctx.deps)),
});
