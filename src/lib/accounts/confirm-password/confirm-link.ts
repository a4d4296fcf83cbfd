import { observable } from "@trpc/server/observable";
import { failureOf, type TrpcLink } from "../../api/trpc.ts";
import { askPassword } from "./ask-password.ts";

/**
 * When a call is refused until the password is re-entered, prompts for it and retries the call, so that callers need
 * not handle this. Without the password, the call fails with the original error.
 */
export const confirmLink: TrpcLink = () => {
  return ({ next, op }) =>
    observable((observer) => {
      const send = (again: boolean) =>
        next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (again || failureOf(error)?.code !== "confirm_password") observer.error(error);
            else askPassword((given) => (given ? repeat() : observer.error(error)));
          },
        });
      const repeat = () => {
        current = send(true);
      };
      let current = send(false);
      return () => current.unsubscribe();
    });
};
