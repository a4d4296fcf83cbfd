export const bearers = {
  farm: "La granja",
  market: "El mercado",
  carrier: "El transportista",
  customer: "Nadie: la venta se anula",
};
export const causes = {
  customer_changed: "El cliente cambió de opinión",
  order_canceled: "El pedido se canceló",
  missing_at_harvest: "La granja no pudo traerlo",
  poor_quality: "Mala calidad",
  weight: "Pesó menos",
  packed_wrong: "Mal empacado u olvidado",
  left_behind: "No se empacó a tiempo",
  price_error: "Precio equivocado",
  goodwill: "Cortesía",
  dispute: "Lo reembolsó el banco",
  made_at_provider: "Reembolsado en el procesador de pagos",
  damaged_on_the_way: "Se dañó en el camino",
  not_delivered: "No se entregó",
};

export const whatWentWrong = "Motivo";
export const chooseCause = "Elija un motivo";
export const whoBears = "Quién lo asume";
export const byCause = (bearer: string) => `${bearer} (según el motivo)`;
export const whyBearer = "Por qué lo asume alguien más";
export const keptWith = "Se guarda con el reembolso";
export const borneBy = (cause: string, bearer: string) => `${cause}. Lo asume: ${bearer}`;
export const change = "Cambiar quién lo asume";
export const changeOf = (sum: string) => ` de ${sum}`;
export const changeTitle = "Quién asume este reembolso";
export const changeLead =
  "Los libros mueven el precio de los productos, y el cargo de la entrega si lo asume el transportista. El cliente se queda con el dinero.";
export const save = "Guardar";
export const changed = "Cambiado, y en los libros";
export const notChanged = "No se cambió quién lo asume";
