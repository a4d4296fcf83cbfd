type Place = { address: string; zipCode: string };

/** Whether two addresses are one place, however the street is spelled in capitals. */
export function isSameAddress(one: Place, other: Place): boolean {
  const street = ({ address }: Place) => address.trim().toLowerCase();
  return street(one) === street(other) && one.zipCode.trim() === other.zipCode.trim();
}
