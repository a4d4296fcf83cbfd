export const sorts = {
  recommended: "Recommended",
  price: "Price",
  "unit-price": "Price per unit",
  name: "Name",
};
export const diets = {
  vegan: "Vegan",
  vegetarian: "Vegetarian",
  "gluten-free": "Gluten-free",
};
export const bands = {
  "under-5": "Under $5",
  "from-5": "$5 to $9.99",
  "from-10": "$10 to $19.99",
  "from-20": "$20 and up",
};
export const no = (what: string) => `No ${what}`;
export const hereOn = (day: string) => `Here on ${day}`;
export const organic = "Organic";
export const seasons = {
  now: "In season",
  last: "Last weeks",
  coming: "Coming soon",
};
export const quoted = (words: string) => `“${words}”`;
export const inBox = "In weekly boxes";
