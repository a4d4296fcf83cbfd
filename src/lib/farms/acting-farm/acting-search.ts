/** The farm an admin acts for, which is in the URL of every page of the farmer's area. */
export function actingSearch(search: Record<string, unknown>): { farm?: number } {
  const farm = Number(search["farm"]);
  return Number.isSafeInteger(farm) && farm > 0 ? { farm } : {};
}
