/** The steps of a checkout that are recorded, in order; each counts only those that took the step before. */
const FUNNEL_STEPS = ["begun", "tried", "paid", "delivered", "again"] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** How many of a period's checkouts took each step. */
export type Funnel = Record<FunnelStep, number>;

/** A step, how many checkouts took it, and how many took the step before. */
export type FunnelRow = {
  step: FunnelStep;
  count: number;
  before: number | null;
};

/** The rows of a funnel. The first step has none before it. */
export function funnelRows(funnel: Funnel): FunnelRow[] {
  return FUNNEL_STEPS.map((step, at) => {
    const before = FUNNEL_STEPS[at - 1];
    return { step, count: funnel[step], before: before === undefined ? null : funnel[before] };
  });
}
