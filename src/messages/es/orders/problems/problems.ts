export const title = "Problemas";
export const lead =
  "Lo que los clientes reportaron de sus entregas. Cada respuesta les llega por correo.";
export const leadFarm =
  "Lo que los clientes reportaron de sus productos. Nuestro equipo les responde y decide sobre los reembolsos; los pequeños se abonan en el acto, a costa del mercado.";
export const creditedAtOnce = "abonado en el acto";
export const searchGoods = "Buscar productos";
export const noneReported = "No hay problemas aquí";
export const noneReportedText = "No se reportó nada de sus productos.";
export const states = { open: "Abierto", refunded: "Reembolsado", declined: "Rechazado" };
/** What the list can be narrowed to. */
export const filters = { open: "Abiertos", refunded: "Reembolsados", declined: "Rechazados" };
export const status = "Estado";
export const all = "Todos";
export const product = "Producto";
export const ofBought = (name: string, units: number, bought: number) =>
  `${name} (${units} de ${bought})`;
export const whatWasWrong = "Qué pasó";
export const note = "Nota";
export const farm = "Granja";
export const price = "Precio";
export const wants = "Quiere";
export const wish = { card: "A la tarjeta", credit: "Como crédito" };
export const order = "Pedido";
export const customer = "Cliente";
export const reported = "Reportado";
export const answer = "Responder";
export const search = "Buscar pedidos, clientes y productos";
export const nothingWaits = "No hay nada pendiente";
export const allAnswered = "Todos los reportes tienen respuesta.";

export const aboutThing = (name: string) => ` sobre ${name}`;
export const getsEmail = (email: string) => `${email} recibe un correo.`;
export const notSaved = "La respuesta no se guardó";
export const givenAsCredit = (amount: string) => `Se abonaron ${amount} como crédito`;
export const nothingGoesBack = "No se reembolsa dinero";
export const onItsWayBack = (amount: string) => `Se van a reembolsar ${amount}`;
export const declined = "Rechazado";
export const kindAndOrder = <Part>(kind: string, number: Part) => [`${kind}. Pedido `, number, "."];
export const onCard = <Part>(strong: (words: string) => Part) => [
  "El cliente quiere el reembolso ",
  strong("a la tarjeta"),
  ".",
];
export const asCredit = <Part>(strong: (words: string) => Part) => [
  "El cliente quiere el reembolso ",
  strong("como crédito"),
  ".",
];
export const message = "Mensaje al cliente";
export const whenRequired = "Obligatorio para rechazar, opcional con un reembolso.";
export const writeAnswer = "Escriba una respuesta";
export const decline = "Rechazar";
export const refundIt = "Reembolsar";
export const giveCredit = "Abonar crédito";
export const csv = { pack: "Presentación", units: "Unidades", bought: "Compradas" };
