export const seeOrder = "Ver su pedido";
export const willWrite = "Le escribiremos de nuevo cuando hayamos enviado el dinero.";
export const yourRefund = "Su reembolso";
export const sorry = "Lo sentimos";

export const canceled = (order: string) => `Su pedido ${order} está cancelado`;
export const goesBack = (sum: string, order: string) =>
  `Le vamos a reembolsar ${sum} de su pedido ${order}`;
export const canceledText = (order: string, way: string) =>
  `Su pedido ${order} está cancelado. Le vamos a reembolsar ${way}.`;
export const goesBackText = (order: string, way: string) =>
  `Por su pedido ${order} le vamos a reembolsar ${way}.`;
export const canceledOnly = (order: string) => `Su pedido ${order} está cancelado.`;
export const yourGoods = "Sus productos";
export const nothingBack = (order: string) => `Nada que reembolsar de su pedido ${order}`;
export const nothingBackText = (order: string) =>
  `Por estos productos de su pedido ${order} no hay nada que reembolsar: eran gratis con su código, o ya le reembolsamos su dinero.`;
export const delivery = "Entrega";
export const why = (cause: string) => `Motivo: ${cause}.`;
export const causes = {
  customer_changed: "usted cambió de opinión",
  order_canceled: "el pedido se canceló",
  missing_at_harvest: "la granja no pudo traerlo",
  poor_quality: "no tenía la calidad que debía",
  weight: "pesó menos de lo que pagó",
  packed_wrong: "lo empacamos mal o lo olvidamos",
  left_behind: "no lo empacamos a tiempo",
  price_error: "el precio estaba mal",
  goodwill: "una cortesía nuestra",
  dispute: "así lo decidió su banco",
  made_at_provider: "lo reembolsamos en nuestro procesador de pagos",
  damaged_on_the_way: "se dañó en el camino",
  not_delivered: "no se entregó",
};
export const goods = "Productos, al precio que pagó";
export const tax = "Impuesto";
export const givenBefore = "Reembolsado antes, contado aquí";
export const goodwill = "Cortesía";
export const inAll = "En total";
export const toCard = "A su forma de pago original";
export const toCredit = "Como crédito para su próximo pedido";

export const sent = (sum: string) => `Ya le reembolsamos ${sum}`;
export const sentOf = (sum: string, order: string) =>
  `Ya le reembolsamos ${sum} de su pedido ${order}`;
export const sentText = (sum: string) => `Ya le reembolsamos ${sum} a su forma de pago original.`;
export const sentTextOf = (sum: string, order: string) =>
  `Ya le reembolsamos ${sum} de su pedido ${order} a su forma de pago original.`;
export const backPaid = (amount: string) => `${amount} a su forma de pago original`;
export const backCredit = (amount: string) => `${amount} como crédito para su próximo pedido`;
export const backBoth = (card: string, credit: string) =>
  `${card} a su tarjeta y ${credit} como crédito para su próximo pedido`;
export const creditThere = "Su crédito ya está ahí: se aplica al pagar.";
export const banksTake = "Los bancos tardan hasta diez días en mostrar un reembolso.";

export const failed = (sum: string) => `No se pudo enviar su reembolso de ${sum}`;
export const failedText = (sum: string) =>
  `El banco no aceptó su reembolso de ${sum}. El dinero sigue siendo suyo.`;
export const failedTextOf = (sum: string, order: string) =>
  `El banco no aceptó su reembolso de ${sum} de su pedido ${order}. El dinero sigue siendo suyo.`;
export const notSentText = (sum: string) =>
  `No pudimos enviar su reembolso de ${sum}. Lo que todavía le debamos sigue siendo suyo.`;
export const notSentTextOf = (sum: string, order: string) =>
  `No pudimos enviar su reembolso de ${sum} de su pedido ${order}. Lo que todavía le debamos sigue siendo suyo.`;
export const creditComes = (sum: string) =>
  `Los ${sum} de crédito que van con él llegan con el próximo intento.`;
export const weLook =
  "Lo revisaremos en un día hábil y se lo enviaremos otra vez o se lo abonaremos como crédito. Si su tarjeta ya está cancelada, solo responda a este correo.";

export const creditSubject = (sum: string) => `${sum} de crédito para su próximo pedido`;
export const creditHeading = (sum: string) => `${sum} de crédito`;
export const creditText = (sum: string, reason: string) =>
  `Agregamos ${sum} de crédito a su cuenta: ${reason}.`;
export const creditUse = "Se usa al pagar su próximo pedido. No vence.";
export const seeCredit = "Ver su crédito";

export const returning = (sum: string) => `Le vamos a reembolsar ${sum}`;
export const deposit = "Su depósito";
export const membershipEnded = (sum: string) =>
  `Su membresía fundadora terminó. Le vamos a reembolsar los ${sum} completos a su forma de pago original.`;
export const giftCardVoided = (sum: string) =>
  `La tarjeta de regalo que compró se canceló y su código ya no sirve. Le vamos a reembolsar ${sum} a su forma de pago original.`;
export const giftCard = "Su tarjeta de regalo";
export const whyReturned = {
  second_payment: (sum: string) =>
    `Esto ya estaba pagado o reembolsado cuando llegó este pago. Le vamos a reembolsar los ${sum} completos a su forma de pago original.`,
  order_closed: (sum: string) =>
    `Su pago llegó cuando ya era tarde para hacer su pedido o agregarle algo, así que no se hizo. Le vamos a reembolsar los ${sum} completos a su forma de pago original.`,
  order_moved: (sum: string) =>
    `La dirección de su pedido cambió mientras pagaba, y con ella el impuesto, así que no se le agregó nada. Le vamos a reembolsar los ${sum} completos a su forma de pago original. Puede agregar los productos otra vez con la nueva dirección.`,
  amount_mismatch: (sum: string) =>
    `Su pago no fue por el monto que pedimos, así que no se hizo ningún pedido. Le vamos a reembolsar los ${sum} completos a su forma de pago original.`,
  goods_gone: (sum: string) =>
    `Su pago llegó cuando esto ya se había agotado. No se hizo ningún pedido. Le vamos a reembolsar los ${sum} completos a su forma de pago original.`,
};
export const soldOut = (items: string, sum: string) =>
  `Su pago llegó cuando esto ya se había agotado: ${items}. No se hizo ningún pedido. Le vamos a reembolsar los ${sum} completos a su forma de pago original.`;
