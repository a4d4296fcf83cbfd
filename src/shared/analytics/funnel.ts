/** The steps of a checkout that are recorded, in order; each counts only those that took the step before. */
const FUNNEL_STEPS = ["begun", "tried", "paid", "delivered", "again"] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** How many of a period's checkouts took each step. */
export type Funnel = Record<FunnelStep, number>;

/** A step with its share of the step before and of all checkouts, both from 0 to 1; null if there were none. */
export type FunnelRow = {
  step: FunnelStep;
  count: number;
  ofBefore: number | null;
  ofAll: number | null;
};

/** The rows of a funnel. The first step is compared with nothing. */
export function funnelRows(funnel: Funnel): FunnelRow[] {
  const share = (part: number, whole: number | undefined) => (whole ? part / whole : null);
  return FUNNEL_STEPS.map((step, at) => {
    const before = FUNNEL_STEPS[at - 1];
    return {
      step,
      count: funnel[step],
      ofBefore: before === undefined ? null : share(funnel[step], funnel[before]),
      ofAll: share(funnel[step], funnel.begun),
    };
  });
}
