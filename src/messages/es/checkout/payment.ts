import { plural } from "../kit.ts";

export const changeDetails = "Cambiar mis datos";
export const saveCard = "Guardar esta tarjeta";
export const stripeStores = "La guarda Stripe. Puede quitarla en su cuenta.";
export const pay = (amount: string) => `Pagar ${amount}`;
export const byStripe = "Stripe procesa los pagos con tarjeta";
export const makeRight = (days: number) =>
  `¿Algo no está bien? Díganos en los próximos ${days} días y lo resolvemos.`;
export const stay = "No cierre esta página; tarda un momento.";
export const payHere = (why: string) => `${why} No se cobró nada: pague aquí.`;
export const payWithInstead = (card: string) => `Pagar con ${card}`;
export const preparing = "Preparando su pago";
export const blocked =
  "Quizá lo impide un bloqueador de anuncios. Su carrito sigue ahí y no se cobró nada.";
export const tryAgain = "Reintentar";
export const validThrough = (card: string, month: string) => `${card}. Válida hasta ${month}`;
export const payWith = (amount: string, card: string) => `Pagar ${amount} con ${card}`;
export const anotherCard = "Otra tarjeta";
export const changedElsewhere = "Su carrito cambió en otro lugar";
export const lookAgain = "Revíselo de nuevo antes de pagar.";
export const noLongerHeld = "Sus productos ya no estaban apartados";
export const noLongerOpen = "Este pago ya no está abierto";
export const checkDetails = "Revise sus datos y vuelva al pago. No se cobró nada.";
export const settingAside = "Los estamos apartando otra vez. No se cobró nada.";

export const nowCosts = <Part>(now: string, before: string, struck: (words: string) => Part) => [
  ` ahora ${now} `,
  struck(before),
];
export const holdNone = "por ahora no podemos apartarlo";
export const soldOut = "agotado";
export const holdSome = (left: number, wanted: number) =>
  `podemos apartar ${left} de los ${wanted} que quería`;
export const onlyLeft = (left: number, wanted: number) =>
  plural(left, {
    one: `queda solo ${left} de los ${wanted} que quería`,
    other: `quedan solo ${left} de los ${wanted} que quería`,
  });
export const notCharged = "No se cobró nada y su carrito sigue ahí.";
export const pricesChanged = "Cambiaron los precios";
export const totalNow = (total: string) => `Su total ahora es ${total}.`;
export const accept = "Aceptar y continuar";
export const holdPart = "Por ahora solo podemos apartarle una parte";
export const someSold = "Una parte ya se vendió";
export const whyPart =
  "Mientras un pedido no se paga, apartamos solo una parte de las existencias para cada hogar o conexión a internet. Llévese esto ahora y pida lo demás cuando esté pagado.";
export const windowFilled = "Este horario de entrega se acaba de llenar";
export const take = (slot: string) => `Elegir ${slot}`;
export const anotherWindow = "Elegir otro horario";
export const alreadyPaid = "Este pedido ya está pagado";
export const showOrder = "Ver mi pedido";
export const lastPayment = "Sobre su último pago";
export const lookUpPayment = "Ver qué pasó con él";
export const notPrepared = "No pudimos preparar su pago";
export const hearWhen = "Avisarme cuando entreguen";
export const changeDelivery = "Cambiar los datos de entrega";
