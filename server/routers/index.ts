import { router } from "../trpc/procedures.ts";
import { authRouter } from "./auth.ts";

/** Everything a client can call, by feature. */
export const appRouter = router({
  auth: authRouter,
});
export type AppRouter = typeof appRouter;
