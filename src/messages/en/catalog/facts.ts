export const facts = "Facts";
const ORIGINS: Readonly<Record<string, string>> = {
  "eggs-dairy": "Comes from",
  "meat-poultry": "Raised at",
  seafood: "Caught or raised by",
  pantry: "Comes from",
  bakery: "Baked at",
};
/** What is caught, baked or laid was not grown. */
export const origin = (category: string) => ORIGINS[category] ?? "Grown at";
export const place = (farm: string, town: string) => `${farm}, ${town}, California`;
export const practice = "Practice";
export const certificates = "Certificates";
export const noneOnFile = "None on file";
export const certificate = (issuer: string, number: string, day: string) =>
  `${issuer}, no. ${number}, valid through ${day}`;
export const ingredients = "Ingredients";
export const single = "Single ingredient";
export const allergens = "Allergens";
export const nine = "The nine major allergens";
export const contains = (names: string) => `Contains ${names}.`;
export const mayContain = (names: string) => `May contain ${names}.`;
export const restNotDeclared = "The maker has not declared the rest.";
export const noneOfNine = "None of the nine major allergens.";
export const levels = {
  contains: "contains",
  "may contain": "may contain",
  none: "none",
  unknown: "not declared",
};
export const storage = "Storage";
export const keeps = "Keeps";
export const years = (count: number) => (count < 2 ? "About a year" : `About ${count} years`);
export const months = (count: number) => `About ${count} months`;
export const weeks = (count: number) => `About ${count} weeks`;
export const days = (count: number) => (count === 1 ? "About a day" : `About ${count} days`);
