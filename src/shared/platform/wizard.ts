/** Events in a multi-step form. */
export type WizardEvent =
  /** Next: `valid` says whether this step's own fields are valid. */
  | { type: "next"; valid: boolean }
  /** Previous requires no validation (spec section 4). */
  | { type: "previous" }
  /** To a step that was already reached, or that contains an invalid field. */
  | { type: "go"; step: number }
  | { type: "reset" };

/** The step after an event, from 0 to `last`. */
export function moveWizard(step: number, event: WizardEvent, last: number): number {
  switch (event.type) {
    case "next":
      return event.valid ? Math.min(step + 1, last) : step;
    case "previous":
      return Math.max(step - 1, 0);
    case "go":
      return Math.min(Math.max(event.step, 0), last);
    case "reset":
      return 0;
  }
}
