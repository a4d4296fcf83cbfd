import { createCallerFactory, router } from "../trpc/procedures.ts";
import { authRouter } from "./auth.ts";

/** Everything a client can call, by feature. */
export const appRouter = router({
  auth: authRouter,
});
export type AppRouter = typeof appRouter;

/** Calls procedures without HTTP: for the REST endpoints and for tests. */
export const createCaller = createCallerFactory(appRouter);
export type AppCaller = ReturnType<typeof createCaller>;
