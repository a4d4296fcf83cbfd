/** The key in the ledger of a refund's nth change of bearer. */
export const bearerChangeKey = (refundId: string, nth: number) =>
  `bearer_changed:${refundId}:${nth}`;

/** Those of all its changes so far. */
export function bearerChangeKeys({ id, bearerChanges }: { id: string; bearerChanges: number }) {
  return Array.from({ length: bearerChanges }, (_, index) => bearerChangeKey(id, index + 1));
}
