/** The ledger key of a refund's nth change of bearer. */
export const bearerChangeKey = (refundId: string, nth: number) =>
  `bearer_changed:${refundId}:${nth}`;

/** The ledger keys of all its changes so far. */
export function bearerChangeKeys({ id, bearerChanges }: { id: string; bearerChanges: number }) {
  return Array.from({ length: bearerChanges }, (_, index) => bearerChangeKey(id, index + 1));
}
