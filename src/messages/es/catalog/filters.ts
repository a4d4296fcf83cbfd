export const sorts = {
  recommended: "Recomendados",
  price: "Precio",
  "unit-price": "Precio por unidad",
  name: "Nombre",
};
export const diets = {
  vegan: "Vegano",
  vegetarian: "Vegetariano",
  "gluten-free": "Sin gluten",
};
export const bands = {
  "under-5": "Menos de $5",
  "from-5": "$5 a $9.99",
  "from-10": "$10 a $19.99",
  "from-20": "$20 o más",
};
export const no = (what: string) => `Sin ${what}`;
export const hereOn = (day: string) => `Llega el ${day}`;
export const organic = "Orgánico";
export const seasons = {
  now: "De temporada",
  last: "Últimas semanas",
  coming: "Por venir",
};
export const quoted = (words: string) => `“${words}”`;
export const inBox = "En canastas semanales";
