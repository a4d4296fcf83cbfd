/** `2 × Nantes carrots`: goods by the name they are given with. */
export function goodsWords({ quantity, name }: { quantity: number; name: string }): string {
  return `${quantity} × ${name}`;
}
