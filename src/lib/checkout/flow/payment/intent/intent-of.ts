/** The id of the payment intent that the provider's client secret belongs to. */
export const intentOf = (clientSecret: string | null): string =>
  clientSecret?.split("_secret", 1)[0] ?? "";
