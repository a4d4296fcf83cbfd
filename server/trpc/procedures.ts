import { initTRPC } from "@trpc/server";
import { CONFIRMATION_LIFE_MS } from "#shared/account.ts";
import { DomainError } from "#shared/errors.ts";
import { type Area, mayEnter } from "#shared/roles.ts";
import { requireSecondFactor } from "../services/account/second-factor.ts";
import type { Context } from "./context.ts";
import { failureOf, toTransportError } from "./errors.ts";
import { whileRecordsAnswer } from "../services/patience.ts";
import { busyWhenAway } from "./records.ts";
import { noteOutcome } from "./security-events.ts";
import { holdsNul } from "./storable-text.ts";

/** Who may call a procedure. Every procedure declares it by its kind; a test walks them all. */
export type Access = { access: "public" | "signed_in" | Area };

const UNSTORABLE = "Please remove the special characters";

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
export const createCallerFactory = t.createCallerFactory;

/** Domain errors leave as transport errors; everything else is logged and becomes a generic sentence. */
const withDomainErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  const expected = cause instanceof DomainError ? cause : busyWhenAway(cause);
  if (expected) throw toTransportError(expected);
  return result;
});

/** Sign-ins, refusals and changes of power are logged; outermost, so that it sees how the call ended. */
const withSecurityEvents = t.middleware(async ({ ctx, path, getRawInput, next }) => {
  const result = await next();
  await noteOutcome(ctx, path, result, getRawInput);
  return result;
});

/** Nobody waits long for a database that does not answer. */
const withPatience = t.middleware(({ next, ctx }) => whileRecordsAnswer(ctx.deps.db, next()));

/** Refuses `invalid` what no column can store, whichever field it came in. */
const withStorableText = t.middleware(async ({ next, getRawInput }) => {
  if (holdsNul(await getRawInput())) throw new DomainError("invalid", UNSTORABLE);
  return next();
});

/** Anybody may call. */
export const publicProcedure = t.procedure
  .use(withSecurityEvents)
  .use(withDomainErrors)
  .use(withPatience)
  .use(withStorableText);

/** Any signed-in user may call, staff also before their second factor is set up: for setting it up. */
export const signedInAnyhowProcedure = publicProcedure
  .meta({ access: "signed_in" })
  .use(({ ctx, next }) => {
    if (!ctx.user) throw new DomainError("signed_out", "Please sign in first");
    return next({ ctx: { ...ctx, user: ctx.user } });
  });

/** Any signed-in user may call; staff of a production server once they have a second factor (ASVS 6.3.3). */
export const signedInProcedure = signedInAnyhowProcedure.use(async ({ ctx, next }) => {
  await requireSecondFactor(ctx.deps, ctx.user);
  return next();
});

/** Only roles that may enter the area may call. Which rows they see is decided in the service. */
export function areaProcedure(area: Area) {
  return signedInProcedure.meta({ access: area }).use(({ ctx, next }) => {
    if (!mayEnter(ctx.user.role, area))
      throw new DomainError("forbidden", "This is not open to your account");
    return next();
  });
}

/**
 * Refuses with `confirm_password` unless the password was given in this session within the last ten
 * minutes (ASVS 7.5.1): for what is delicate only in some cases, such as a large refund.
 */
export function requireConfirmation({ session, deps }: Pick<Context, "session" | "deps">): void {
  const age = session?.confirmedAt
    ? deps.clock.now().getTime() - session.confirmedAt.getTime()
    : Number.POSITIVE_INFINITY;
  if (age > CONFIRMATION_LIFE_MS) {
    throw new DomainError("confirm_password", "Please enter your password to go on");
  }
}

/** For delicate acts: only with the password given moments ago. The browser asks for it and repeats the call. */
export function confirmedProcedure(area: Area) {
  return areaProcedure(area).use(({ ctx, next }) => {
    requireConfirmation(ctx);
    return next();
  });
}

/** As `confirmedProcedure`, for setting up the second factor. */
export const confirmedAnyhowProcedure = signedInAnyhowProcedure.use(({ ctx, next }) => {
  requireConfirmation(ctx);
  return next();
});
