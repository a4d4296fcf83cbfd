import { list, period, plural, small } from "../../kit.ts";

export const lead = "Respuestas cortas a lo que más nos preguntan.";
export const search = "Buscar en las respuestas";
export const searchExample = "reembolso, código postal, orgánico";
export const notAnswered = "¿No encontró su respuesta?";
export const writeOrCall = <Part>(
  phone: string,
  hours: string,
  contact: (words: string) => Part,
) => [contact("Escríbanos"), ` o llame al ${phone} (${small(hours)}).`];
export const noneMatch =
  "Ninguna respuesta coincide. Pruebe con menos palabras o pregúntenos abajo.";
export const answers = (count: number) =>
  plural(count, { one: `${count} respuesta`, other: `${count} respuestas` });
export const linkTo = (question: string) => `Enlace a: ${question}`;
export const link = "Enlace a esta respuesta";

export const ordering = "Pedidos";
export const delivery = "Entrega";
export const boxes = "Canastas semanales";
export const quality = "Calidad";
export const payment = "Pago";
export const farms = "Granjas";

export const account = {
  question: "¿Necesito una cuenta para pedir?",
  answer:
    "No. Llene el carrito, dé una dirección y pague. Con una cuenta tiene todos sus pedidos en un solo lugar.",
};
export const cutOff = (days: string) => ({
  question: "¿Hasta cuándo puedo pedir?",
  answer: `Hasta las 11:59\u00a0p.\u00a0m., ${days} antes de la entrega. Las granjas ven la lista a la mañana siguiente y cosechan lo que está en ella.`,
});
export const change = (days: string) => ({
  question: "¿Puedo cambiar o cancelar un pedido?",
  answer: `Sí, hasta las 11:59\u00a0p.\u00a0m., ${days} antes de la entrega. Abra el pedido desde el correo que lo confirmó o en su cuenta: puede agregar productos, quitarlos, elegir otro día o cancelarlo. Después ya empezó la cosecha.`,
});
export const shortage = {
  question: "¿Y si una granja no puede traer algo?",
  answer:
    "A veces la cosecha no alcanza. En cuanto la granja lo sabe, usted recibe un correo con el motivo, y el dinero de lo que falta se le reembolsa sin que lo pida. No ponemos en su lugar nada que usted no haya elegido.",
};
export const byWeight = {
  question: "¿Qué quiere decir “cerca de 3.6 lb”?",
  answer:
    "No hay dos pollos ni dos cuñas de queso que pesen igual. La nota dice cuánto suele pesar una pieza. Le cobramos por lo más que puede pesar. Cuando la granja pesa la suya, le reembolsamos la diferencia a su forma de pago original y le informamos el monto por correo. Si pesa más, no paga de más.",
};
export const spanish = {
  question: "¿Puedo buscar en español?",
  answer: "Sí: escriba calabacita, jitomate o pan de masa madre, con o sin acentos.",
  again: "",
};
export const soldOut = {
  question: "¿Y si algo se agota mientras pago?",
  answer:
    "Le apartamos lo que está en su carrito por un tiempo limitado mientras paga. Si un pago llega cuando el apartado ya terminó y los productos ya no están, no se hace ningún pedido y todo el dinero regresa a su tarjeta.",
};
export const where = (hasUnserved: boolean) => ({
  question: "¿Dónde entregan?",
  answer: `En California, en ${hasUnserved ? "la mayoría de " : ""}los códigos postales del 90001 al 96162. Pruebe el suyo en la página de entrega: responde al momento.`,
});
export const windows = (when: string, hours: string) => ({
  question: "¿Cuándo llega?",
  answer: `Entregamos ${when}. Usted elige el día y uno de los horarios: ${hours}${period(hours)}`,
});
export const deliveryCost = "¿Cuánto cuesta la entrega?";
export const costsNothing =
  "Nada. El precio en el carrito es el precio en su puerta, más el impuesto sobre las ventas.";
export const costs = (fee: string, isByZip: boolean) =>
  `${fee} por pedido${isByZip ? ", según el código postal" : ""}. Lo ve en el carrito antes de pagar.`;
export const notHome = {
  question: "¿Y si no estoy en casa?",
  answer:
    "Diga en las indicaciones de entrega dónde dejar la caja: en la entrada, a la sombra, con alguien que viva al lado, en la recepción. El chofer las lee al llegar.",
};
export const boxFilled = (sizes: readonly (readonly [price: string, items: number])[]) => ({
  question: "¿Qué trae una canasta semanal?",
  answer: `Productos distintos de varias granjas, todos de temporada, un paquete de cada uno: ${list(
    sizes.map(([price, items]) => `${items} por ${price}`),
  )}. La página de canastas semanales muestra lo que traen las de esta semana.`,
});
export const boxWithout = {
  question: "¿Puedo dejar cosas fuera de mi canasta?",
  answer:
    "Sí. Elija los alérgenos y los productos que nunca quiere, y llenamos su canasta con otros. Cuando ya está planeada, puede cambiar lo que trae.",
};
export const boxChange = (before: string) => ({
  question: "¿Puedo saltar, pausar o cancelar mi canasta?",
  answer: `Sí, en línea, hasta que la canasta cierra, ${before} antes de que llegue. Salte una canasta, haga una pausa o cancele la suscripción: la encuentra en su cuenta, en sus canastas.`,
});
export const boxCharge = (before: string, hasFee: boolean) => ({
  question: "¿Cuándo se cobra una canasta semanal?",
  answer: `Cuando cierra, ${before} antes de que llegue, a la tarjeta que usted eligió. Le escribimos el día anterior. Paga el precio de la canasta${
    hasFee ? ", la entrega" : ""
  } y su impuesto.`,
});
export const problem = (days: number) => ({
  question: "Algo llegó mal o faltó. ¿Qué hago?",
  answer: `Díganos en un plazo de ${plural(days, { one: `${days} día`, other: `${days} días` })} desde la entrega. Lo decidimos en 1 día hábil y le reembolsamos el dinero a la tarjeta o como crédito, como prefiera. Para el crédito se necesita una cuenta.`,
});
export const photo = {
  question: "¿Necesito una foto?",
  answer: "Para reportarlo, no. Si es por la calidad, quizá le pidamos una por correo.",
};
export const fresh = {
  question: "¿Qué tan fresco es?",
  answer:
    "La verdura y la fruta se cortan para su pedido después del cierre. La página de cada producto dice cómo guardarlo y cuánto dura.",
};
export const cards = {
  question: "¿Cómo puedo pagar?",
  answer:
    "Con tarjeta o con las carteras digitales que ofrezca su navegador. Stripe cobra el pago; el número de su tarjeta nunca llega a nuestros servidores.",
};
export const taxByKind = {
  question: "¿El impuesto está incluido?",
  answer:
    "Los precios no incluyen impuesto. Lo sumamos con la tasa que tiene cada tipo de producto donde usted vive, y se lo mostramos antes de pagar.",
};
export const tax = (rate: string) => ({
  question: "¿El impuesto está incluido?",
  answer: `Los precios son sin impuesto. Sumamos ${rate} a los productos y lo mostramos antes de pagar.`,
});
export const giftCards = (least: string, most: string) => ({
  question: "¿Hay tarjetas de regalo?",
  answer: `Sí, de ${least} a ${most}, por correo el día que elija. No vencen. Están al final de la página de inicio y en la página de su crédito.`,
});
export const refundTime = {
  question: "¿Cuánto tarda un reembolso?",
  answer:
    "Lo enviamos de inmediato. Los bancos tardan hasta diez días en mostrarlo. El crédito, si eligió eso, está ahí al momento; lo que pagó con crédito regresa como crédito.",
};
export const who = {
  question: "¿Quién cultiva la comida?",
  answer:
    "Granjas familiares de California. Cada producto dice de qué granja es, y cada granja tiene una página con su gente, su lugar y lo que vende ahora.",
};
export const organic = {
  question: "¿Todo es orgánico?",
  answer:
    "No. Escribimos orgánico solo donde el certificado de la granja es válido hoy. Las demás granjas dicen en su página cómo trabajan.",
};
export const join = (days: number) => ({
  question: "¿Mi granja puede vender aquí?",
  answer: `Con mucho gusto. Envíe su solicitud en la página para granjas; no se necesita certificado. Respondemos en ${plural(days, { one: `${days} día hábil`, other: `${days} días hábiles` })}.`,
});
