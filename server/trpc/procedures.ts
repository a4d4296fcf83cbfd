import { platformFields as fields } from "#messages/platform/fields.ts";
import { platformErrors as m } from "#messages/platform/errors.ts";
import { initTRPC } from "@trpc/server";
import { DomainError } from "#shared/errors.ts";
import { type Area, mayEnter } from "#shared/accounts/roles.ts";
import { requireSecondFactor } from "../services/accounts/sign-in/second-factor.ts";
import type { Context } from "./context.ts";
import { failureOf, toTransportError } from "./errors.ts";
import { type Moves, requireConfirmation } from "./moves.ts";
import { withDatabaseTimeout } from "../services/platform/database/database-timeout.ts";
import { busyWhenUnavailable } from "../services/platform/database/database-unavailable.ts";
import { noteOutcome } from "./security-events.ts";
import { holdsUnstorable } from "./storable-text.ts";

/**
 * Who may call a procedure (set by its builder) and what it moves (set by `.meta(moves(...))`). Tests check both
 * for every procedure.
 */
export type Access = { access?: "public" | "signed_in" | Area; moves?: Moves };

const t = initTRPC
  .context<Context>()
  .meta<Access>()
  .create({
    defaultMeta: { access: "public" },
    errorFormatter: ({ shape, error, ctx }) => {
      const failure = failureOf(error);
      return {
        ...shape,
        message: failure.message,
        data: {
          code: shape.data.code,
          httpStatus: shape.data.httpStatus,
          failure,
          requestId: ctx?.requestId ?? null,
        },
      };
    },
  });

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

/** Turns domain errors into transport errors. Everything else is logged and gets one generic message. */
const withDomainErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  const expected = cause instanceof DomainError ? cause : busyWhenUnavailable(cause);
  if (expected) throw toTransportError(expected);
  return result;
});

/** Logs sign-ins, refusals and changes of power. Outermost, so that it sees how the call ended. */
const withSecurityEvents = t.middleware(async ({ ctx, path, meta, getRawInput, next }) => {
  const result = await next();
  await noteOutcome(ctx, { path, ...meta }, result, getRawInput);
  return result;
});

/**
 * Stops waiting for an unresponsive database after a limit; `givenUp` tells the call that its caller has been sent
 * an error.
 */
const withTimeout = t.middleware(({ next, ctx }) => {
  const givenUp = new AbortController();
  const work = next({ ctx: { ...ctx, givenUp: givenUp.signal } });
  return withDatabaseTimeout(ctx.deps.db, work, givenUp);
});

/** Throws `invalid` if any field contains text that Postgres cannot store. */
const withStorableText = t.middleware(async ({ next, getRawInput }) => {
  if (holdsUnstorable(await getRawInput())) throw new DomainError("invalid", fields.notClean);
  return next();
});

/** Anyone may call. */
export const publicProcedure = t.procedure
  .use(withSecurityEvents)
  .use(withDomainErrors)
  .use(withTimeout)
  .use(withStorableText);

const signedIn = publicProcedure.meta({ access: "signed_in" }).use(({ ctx, next }) => {
  if (!ctx.user) throw new DomainError("signed_out", m.signInFirst);
  return next({ ctx: { ...ctx, user: ctx.user } });
});

const withSecondFactor = signedIn.use(async ({ ctx, next }) => {
  await requireSecondFactor(ctx.deps, ctx.user);
  return next();
});

/** Requires a recent confirmation for calls that move money or power. Runs after the checks that reject outright. */
const confirmedIfMoving = t.middleware(({ ctx, meta, next }) => {
  if (meta?.moves?.proof === "recent") requireConfirmation(ctx);
  return next();
});

/** For procedures that export a whole table as a file, via `.use(...)` (ASVS 15.2.2). Throws `too_many`. */
export const countedFile = t.middleware(async ({ ctx, next }) => {
  await ctx.deps.throttle.take("file_account", ctx.user?.id ?? ctx.address);
  return next();
});

/** Any signed-in user may call, including staff who still have to set up their second factor. */
export const signedInWithoutMfaProcedure = signedIn.use(confirmedIfMoving);

/** Any signed-in user may call; staff on a production server need a second factor (ASVS 6.3.3). */
export const signedInProcedure = withSecondFactor.use(confirmedIfMoving);

/** Only roles that may enter the area may call. The service decides which rows they see. */
export function areaProcedure(area: Area) {
  return withSecondFactor
    .meta({ access: area })
    .use(({ ctx, next }) => {
      if (!mayEnter(ctx.user.role, area)) throw new DomainError("forbidden", m.notOpen);
      return next();
    })
    .use(confirmedIfMoving);
}
