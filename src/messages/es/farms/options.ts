export const types = {
  vegetable: "Granja de verduras",
  fruit: "Huerta de frutales",
  livestock: "Ganadería",
  dairy: "Lechería",
  poultry: "Granja avícola",
  mixed: "Granja mixta",
  specialty: "Productos especiales",
  aquaculture: "Acuicultura",
  apiary: "Apiario (abejas)",
  vineyards: "Viñedos y vinícolas",
};
export const years = {
  "0-2": "0-2 años",
  "3-5": "3-5 años",
  "6-10": "6-10 años",
  "11-25": "11-25 años",
  "26-50": "26-50 años",
  "50+": "Más de 50 años",
};
export const acreages = {
  "<5": "Menos de 5 acres",
  "5-20": "5-20 acres",
  "21-50": "21-50 acres",
  "51-100": "51-100 acres",
  "101-500": "101-500 acres",
  "500+": "Más de 500 acres",
};
export const markets = {
  farmers_market: "Mercados de agricultores",
  csa: "Canastas CSA",
  farm_stand: "Puesto en la granja",
  wholesale: "Mayoreo",
  online: "En línea",
  food_hub: "Centro de acopio",
  u_pick: "El cliente cosecha (U-pick)",
};
export const noneOfThese = "Ninguna de estas";
