import { defineLifecycle } from "../../lifecycle.ts";

/** A look at every transaction of the provider beside our books. One that failed is gone on with, not begun anew. */
export const reconciliationRunLifecycle = defineLifecycle({
  running: { finish: "done", fail: "failed" },
  /** The provider could not be asked: nothing was compared, so nothing is said about any difference. */
  failed: { resume: "running" },
  done: {},
});

/** One thing that the two sides do not agree about. */
export const reconciliationDifferenceLifecycle = defineLifecycle({
  /** It settles itself: what is missing is on its way. */
  expected: { raise: "open", settle: "matched" },
  /** Waits for the team. */
  open: { ease: "expected", explain: "explained", settle: "matched" },
  /** An admin said why it is right so; another amount raises it again. */
  explained: { raise: "open", ease: "expected", settle: "matched" },
  /** Both sides agree by now. */
  matched: { raise: "open", ease: "expected" },
});
