import type { Form } from "../../kit/forms.ts";
import type { Print } from "../../kit/print.ts";

/** The shadow of something that lies on the ground beside others: what is drawn higher up lies further back. */
export function cast(print: Print, form: Form): void {
  print.within("translate(7 17)", () => {
    print.ink(form.path, "#22352a", { opacity: 0.24 });
  });
}
