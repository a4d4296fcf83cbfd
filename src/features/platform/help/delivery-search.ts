/** The parameters of the delivery page: a zip whose answer it opens with. Those without quotes arrive as numbers. */
type DeliverySearch = { zip?: string | number };

/** Anything that is not a zip is dropped. */
export function readDeliverySearch({ zip }: Record<string, unknown>): DeliverySearch {
  return (typeof zip === "string" || typeof zip === "number") && /^\d{5}$/.test(String(zip))
    ? { zip }
    : {};
}

/** The zip of the parameters, as text. */
export function zipOf({ zip }: DeliverySearch): string | undefined {
  return zip === undefined ? undefined : String(zip);
}
