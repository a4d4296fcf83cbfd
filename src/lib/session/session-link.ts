import { observable } from "@trpc/server/observable";
import { failureOf, type TrpcLink } from "../api/trpc.ts";

/**
 * Reports each call that was refused because nobody, or someone else, is signed in: the session may have ended on the
 * server, or its user may have another role now.
 */
export const sessionLink =
  (onRefused: () => void): TrpcLink =>
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          if (/^(signed_out|forbidden)$/.test(failureOf(error)?.code ?? "")) onRefused();
          observer.error(error);
        },
      }),
    );
