export const card = "Card";
export const endingIn = (brand: string, digits: string) => `${brand} ending in ${digits}`;
