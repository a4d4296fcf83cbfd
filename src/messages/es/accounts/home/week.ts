export const alsoBought = "También compró esto, que ahora no está disponible:";
export const notSelling = "Su granja no lo vende ahora";
export const soldOut = "Agotado por ahora";
export const backIn = (month: string) => `Vuelve en ${month}`;
export const yourWeek = <Part>(em: (words: string) => Part, name: string) => [
  "Su semana, ",
  em(name),
];
export const loading = "Cargando su semana";
export const nothingYet = <Part>(link: (words: string) => Part) => [
  "Aún no hay nada en camino: llene un carrito o deje que llegue sola una ",
  link("canasta semanal"),
  ".",
];
export const nothing = <Part>(link: (words: string) => Part) => [
  "No hay nada en camino. Llene un carrito o deje que llegue sola una ",
  link("canasta semanal"),
  ".",
];
export const buyAgain = "Comprar de nuevo";
export const yourOrders = "Sus pedidos";
export const boughtBefore = "Comprado antes";
export const backAndNewForYou = "De vuelta y nuevo para usted";
export const backAndNew = "De vuelta y nuevo";
export const sellsAgain = <Part>(farm: Part, town: string) => [
  farm,
  `, de ${town}, vende de nuevo.`,
];
export const comesAgain = "reprogramado";
export const nextDelivery = (state: string) => `Su próxima entrega\u00a0· pedido ${state}`;
export const inDelivery = "En esta entrega";
export const more = (n: number) => `y ${n} más`;
export const farmsHaveIt = "Las granjas ya tienen su pedido.";
export const changeFor = (time: string) => `Puede cambiarlo durante ${time} más.`;
export const addTo = "Agregar algo";
export const seeOrder = "Ver el pedido";
