export const lb = (amount: string) => `${amount} lb`;
export const oz = (amount: string) => `${amount} oz`;
/** Of goods by weight, beside the pack. */
export const about = (weight: string) => `about ${weight}, priced by weight`;
/** Of goods by weight, beside the price on their page. */
export const atMost = (usual: string) =>
  `Usually about ${usual}. You pay for the actual weight, up to this price.`;
export const byWeight = "Sold by weight";
type Explained = { usual: string; most: string; price: string };
export const explained = ({ usual, most, price }: Explained) =>
  `Each one weighs about ${usual}, up to ${most}. We charge ${price}, the price of ${most}, and refund the difference once the farm has weighed yours.`;
