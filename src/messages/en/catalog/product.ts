export const shop = "Shop";
export const farmLine = (family: string, town: string, year: number) => [
  family,
  town,
  `since ${year}`,
];
export const left = (units: number) => `Only ${units} left. `;
export const pickedToOrder = "Picked to order";
export const allInCart = "All of it is in your cart";
export const addFor = (price: string) => `Add to cart ·\u00a0${price}`;
export const inCart = (units: number) => `${units} in your cart. `;
export const viewCart = "View cart";
export const aboutIt = "About it";
export const illustration = "Illustration";
export const pictures = "Pictures";
export const alt = (name: string, pack: string) => `${name}, ${pack}`;
export const altOf = (name: string, pack: string, part: string) => `${name}, ${pack}: ${part}`;
export const notLoaded = "More products could not be loaded.";
export const from = (farm: string) => `From ${farm}`;
export const visit = "Visit the farm";
export const toCook = "Ways to use it";
export const timeAndServings = (time: number, count: number) =>
  `${time} min ·\u00a0serves ${count}`;
export const similar = "Similar products";
export const seasons = {
  "year-round": "Available year-round",
  "in season": "In season now",
  "last weeks": "Last weeks of the season",
  coming: "Its season starts next month",
  "out of season": "Out of season now",
};
export const growsIn = (months: readonly string[]) => `. Grows in ${months.join(", ")}.`;
type DescribedProduct = Record<"summary" | "pack" | "farm" | "town" | "unitPrice", string>;

export const description = (product: DescribedProduct) =>
  `${product.summary} ${product.pack} from ${product.farm} in ${product.town}, ${product.unitPrice}.`;
