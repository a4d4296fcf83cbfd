type Place = { address: string; zipCode: string };

/** Whether two addresses are the same place, ignoring the case of the street. */
export function isSameAddress(one: Place, other: Place): boolean {
  const street = ({ address }: Place) => address.trim().toLowerCase();
  return street(one) === street(other) && one.zipCode.trim() === other.zipCode.trim();
}
