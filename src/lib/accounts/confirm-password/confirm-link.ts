import { observable } from "@trpc/server/observable";
import { failureOf, type TrpcLink } from "../../api/trpc.ts";
import { askPassword } from "./ask-password.ts";

/**
 * A call that is refused until the password is given again asks for it and is then repeated, so that
 * no one who makes such a call has to know. Without the password it fails as it was refused.
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
