export const title = "Recomendaciones";
export const lead = "Recomiéndenos a alguien y ahorran los dos.";
export const offer = (friend: string, reward: string) => `Dé ${friend} y reciba ${reward}`;
export const offerText = (friend: string, minimum: string, reward: string, days: number) =>
  `La persona que invite ahorra ${friend} en un primer pedido de ${minimum} o más. Usted recibe ${reward} de crédito cuando ese pedido haya llegado y hayan pasado los ${days} días para avisar de problemas.`;
export const limit = (count: string) => `Su enlace vale para hasta ${count} personas al año.`;
export const off =
  "Por ahora no tenemos una oferta por recomendar. El crédito que ya ganó sigue siendo suyo.";
export const begin = "Crear mi enlace";
export const notBegun = "No pudimos crear su enlace";
export const yourCode = "Su código";
export const share = "Compartir";
export const shareText = (friend: string) =>
  `${friend} menos en su primer pedido de granjas familiares de por aquí:`;
export const earned = "Ha ganado";
export const friends = "Personas que invitó";
export const noFriends = "Todavía nadie ha usado su enlace.";
export const someone = "Alguien";
export const takenBack = (sum: string) => `Se retiraron ${sum}`;
export const seeCredit = <Part>(credit: (words: string) => Part) => [
  "Lo que ganó es parte de ",
  credit("su crédito"),
  ".",
];
export const inviteFriend = <Part>(
  friend: string,
  reward: string,
  link: (words: string) => Part,
) => [
  link("Recomiéndenos a alguien"),
  `: esa persona ahorra ${friend} en su primer pedido y usted recibe ${reward} de crédito.`,
];
export const inviteTitle = (friend: string) => `${friend} menos en su primer pedido`;
export const inviteHead = "Alguien le recomendó Furrow";
export const inviteDescription =
  "Un descuento en su primer pedido, de parte de alguien que nos conoce.";
export const inviteText = (friend: string, minimum: string) =>
  `Alguien le recomendó Furrow: su primer pedido de ${minimum} o más, antes de impuesto y entrega, cuesta ${friend} menos. Es para clientes nuevos, una vez por hogar.`;
export const inviteKept = (code: string) =>
  `El código ${code} queda guardado en este navegador y cuenta por sí solo cuando pague.`;
export const inviteShop = "Empezar a comprar";
export const inviteGone = "Este enlace ya no funciona";
export const inviteGoneText = "Puede comprar sin él.";
