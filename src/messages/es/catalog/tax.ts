export const categories = {
  food: "Alimentos para la mesa",
  prepared: "Comida caliente o servida",
  drinks: "Bebidas con gas o con alcohol",
  flowers_plants: "Flores y plantas",
  merchandise: "Cosas que no son alimento",
};
export const salesTax = "Impuesto sobre las ventas";
