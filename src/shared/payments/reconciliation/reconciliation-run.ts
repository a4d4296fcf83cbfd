import { defineLifecycle } from "../../lifecycle.ts";

/** A comparison of all provider transactions with our books. A failed run is resumed, not restarted. */
export const reconciliationRunLifecycle = defineLifecycle({
  running: { finish: "done", fail: "failed" },
  /** The provider could not be reached: nothing was compared, so no difference was updated. */
  failed: { resume: "running" },
  done: {},
});

/** Something on which the two sides disagree. */
export const reconciliationDifferenceLifecycle = defineLifecycle({
  /** Expected to settle by itself: what is missing is on its way. */
  expected: { raise: "open", settle: "matched" },
  /** Left for the team. */
  open: { ease: "expected", explain: "explained", settle: "matched" },
  /** An admin explained why it is correct; a changed amount reopens it. */
  explained: { raise: "open", ease: "expected", settle: "matched" },
  /** Both sides agree now. */
  matched: { raise: "open", ease: "expected" },
});
