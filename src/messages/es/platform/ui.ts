export const tryAgain = "Reintentar";
export const close = "Cerrar";
export const loading = "Cargando";
export const home = (name: string) => `${name}, inicio`;

export const quantityOf = (name: string) => `Cantidad de ${name}`;
export const remove = (name: string) => `Quitar ${name}`;
export const oneLess = (name: string) => `Menos ${name}`;
export const oneMore = (name: string) => `Más ${name}`;
export const searchShop = "Buscar en la tienda";
export const searchFor = "Jitomates, huevos, granjas…";
export const representative = "Foto ilustrativa";

export const partMissing = "Una parte de esta página no cargó.";
export const reload = "Recargar la página";
export const partFailed = "Esta parte no cargó";
export const offline = "Sin conexión. La página cargará sola cuando vuelva.";
export const pageFailed = "Esta página no cargó";
export const requestNumber = (id: string) => `Solicitud ${id}`;
export const backToMarket = "Volver al mercado";

export const lookInList = "Revise la dirección o el número, o búsquelo en la lista:";
export const lookAgain = "Revise la dirección o el número, o vuelva a la página de donde vino.";
export const notFound = "No encontramos la página";
export const notFoundText =
  "En esta dirección no crece nada. Busque en la tienda o tome uno de estos caminos.";
export const searchElse = "Buscar otra cosa";
export const popular = "Páginas más visitadas";
export const popularPages = {
  shop: "Todo lo de la tienda",
  farmers: "Conozca las granjas",
  how: "Cómo funciona",
  orders: "Mis pedidos",
  contact: "Pregúntenos",
};
export const cards = "Tarjetas que aceptamos";
export const youAreHere = "Usted está aquí";
