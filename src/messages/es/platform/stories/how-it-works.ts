export const lead = (after: string) =>
  `Pida hasta las 11:59 p.\u00a0m. Las granjas cosechan al otro día. ${after} está en su puerta.`;

export const household = "Para su familia";
export const joining = (minimum: string | null) =>
  `${
    minimum
      ? `No hay que inscribirse en nada. ${minimum}`
      : "No hay que inscribirse en nada, y no hay pedido mínimo."
  } Llene un carrito con productos de cuantas granjas quiera; todo llega en una sola entrega.`;
export const choose = {
  title: "Elija",
  text: "Cada producto dice su precio, el precio por libra y la granja. Las etiquetas dicen la verdad: de temporada, últimas semanas, orgánico con certificado válido.",
};
export const pay = (minutes: number, least: number) => ({
  title: "Pague",
  text: `Con tarjeta o cartera digital. Le apartamos sus productos y su horario de entrega hasta ${minutes} minutos mientras paga; cuando hay mucha demanda puede ser menos, pero nunca menos de ${least} minutos.`,
});
export const change = (early: string) => ({
  title: "¿Cambió de opinión?",
  text: `Hasta las 11:59\u00a0p.\u00a0m., ${early} antes de la entrega, puede cambiar o cancelar el pedido.`,
});
export const free = "sin costo";
export const receive = (fee: string) => ({
  title: "Reciba",
  text: `En el horario que eligió, ${fee}, en cualquier lugar de California al que lleguemos.`,
});
export const notRight = {
  title: "¿Algo no está bien?",
  text: "Díganos en un plazo de siete días. Le reembolsamos lo que pagó por el producto, a su tarjeta o como crédito, como prefiera. Para el crédito se necesita una cuenta.",
};

export const farm = "Para una granja";
export const farmPart = (payouts: string) =>
  `Usted dice qué tiene y cuánto cuesta. Nosotros tomamos los pedidos, recibimos los productos en nuestro centro de acopio, los entregamos y le pagamos ${payouts}.`;
export const stock = {
  title: "Publique",
  text: "Productos, presentaciones, precios y existencias, desde un teléfono en el campo.",
};
export const harvest = {
  title: "Coseche sobre pedido",
  text: "Al cierre recibe una lista con los totales por producto. Nada se corta en balde.",
};
export const bePaid = {
  title: "Cobre",
  text: "Nuestra comisión es del 15 al 20 por ciento; su página de ventas la muestra por día y por producto.",
};

export const startInShop = "Empezar en la tienda";
export const questions = "Preguntas y respuestas";
export const joinAsFarm = "Vender con nosotros";
