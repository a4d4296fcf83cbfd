/** The inventory that a page edits: the user's own farm's, or that of the farm the team acts for. */
export type Place = {
  farmId?: number;
  base: string;
  /** The farm's id on the team's own pages, where the team can feature a product; undefined elsewhere. */
  teamFor?: number;
};

/** The farmer's pages, where the team may also act for the farm with this id. */
export function ownPlace(farmId: number | undefined): Place {
  return { base: "/dashboard/farmer/inventory", ...(farmId !== undefined && { farmId }) };
}

/** The team's own pages about a farm. */
export function farmPlace(farmId: number): Place {
  return { farmId, teamFor: farmId, base: `/dashboard/admin/farmers/${farmId}/inventory` };
}

/** The part of a request's input that names the farm; empty for the user's own. */
export function placeInput({ farmId }: Place): { farmId?: number } {
  return farmId === undefined ? {} : { farmId };
}
