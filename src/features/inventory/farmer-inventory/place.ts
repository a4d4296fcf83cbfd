/** The inventory that a page edits: the user's own farm's, or that of the farm the team acts for. */
export type Place = {
  farmId?: number;
  base: string;
  /** The farm, on the team's own pages: there the team decides what the shop features. */
  teamFor?: number;
};

/** The farmer's own pages, in which the team may act for a farm. */
export function ownPlace(farmId: number | undefined): Place {
  return { base: "/dashboard/farmer/inventory", ...(farmId !== undefined && { farmId }) };
}

/** The team's pages on a farm. */
export function farmPlace(farmId: number): Place {
  return { farmId, teamFor: farmId, base: `/dashboard/admin/farmers/${farmId}/inventory` };
}

/** How the server learns which farm is meant. */
export function placeInput({ farmId }: Place): { farmId?: number } {
  return farmId === undefined ? {} : { farmId };
}

/** An id of an address; null for what is none. */
export function idOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
