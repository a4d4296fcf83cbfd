/** The reason of a refund for a reported problem, by the problem's kind. */
export const problemReason = (kind: string) => `problem.${kind}`;
