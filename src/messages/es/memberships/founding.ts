import { number } from "../kit.ts";

export const promise = "El depósito es totalmente reembolsable hasta su primera entrega.";
export const yourPlace = "Su lugar de fundador";
export const agree = <Part>(terms: (words: string) => Part, deposit: string) => [
  "Acepto los ",
  terms("términos"),
  ` y pagar ahora un depósito reembolsable de ${deposit}. No se renueva.`,
];
export const toPayment = "Continuar al pago";
export const yourFounding = "Su membresía fundadora";
export const summary = "Resumen";
export const founding = "Membresía fundadora";
export const oneHousehold = "Una familia";
export const from = "Desde";
export const until = "Hasta";
export const deposit = "Depósito reembolsable";
export const tax = "Impuesto";
export const payNow = "A pagar ahora";
export const endsItself =
  "Termina sola. El depósito es totalmente reembolsable hasta su primera entrega: solo pídalo.";
export const preferFree = <Part>(link: (words: string) => Part) => [
  "¿Prefiere no dejar depósito? También hay una ",
  link("membresía gratis"),
  ".",
];
export const detailsAndPayment = "Sus datos y el pago";
export const welcome = (name: string) => `Le damos la bienvenida, ${name}`;
export const member = <Part>(b: (words: string) => Part, place: number, email: string) => [
  "Su lugar entre los miembros es el ",
  b(`número ${number(place)}`),
  `. Le enviamos una confirmación a ${email}.`,
];
export const yourMembership = "Su membresía";
export const changedMind = (email: string) =>
  `¿Cambió de idea? El depósito es totalmente reembolsable hasta su primera entrega: escriba a ${email} con el número de su recibo.`;
export const membership = "Membresía";
export const isFounding = "Fundadora";
export const isFree = "Gratis";
export const receipt = "Recibo";
export const zipCode = "Código postal";
export const next = "Lo que sigue";
export const lookForEmail = "Busque nuestro correo. Trae todo lo de arriba.";
export const saveInAccount = "Guarde su dirección en su cuenta, con indicaciones para la puerta.";
export const openWithEmail = "Abra una cuenta con el mismo correo y guarde ahí su dirección.";
export const fillCart = (lead: string) =>
  `Llene su primer carrito. Lo que pide hoy está en su puerta en ${lead}.`;
export const seeRipe = "Ver qué hay en su punto";
export const saveAddress = "Guardar su dirección";
export const openAccount = "Abrir una cuenta";
export const plantFor = <Part>(em: (words: string) => Part) => [
  "Sea una de las familias para quienes las granjas ",
  em("siembran."),
];
export const plantForText = (places: number) =>
  `Hay lugar para ${number(places)} miembros fundadores, que dan a las granjas algo con qué contar antes de que salga la primera canasta. La membresía dura un año y, hasta su primera entrega, puede pedir que le reembolsemos el depósito.`;
export const depositOnce = "Depósito reembolsable, una vez";
export const placesLeft = "Lugares libres";
export const of = (left: number, places: number) => `${number(left)} de ${number(places)}`;
export const firstDelivery = "Primera entrega desde el";
export const whatYouGet = "Lo que incluye y lo que no";
export const numbered = "Un lugar numerado";
export const numberedText = "Suyo por un año desde hoy. No se renueva ni se cobra nada más.";
export const depositOf = (amount: string) => `Un depósito de ${amount}`;
export const depositText =
  "Pídanoslo cuando quiera antes de su primera entrega y se lo reembolsamos completo a su tarjeta.";
export const samePrices = "Los mismos precios";
export const samePricesText =
  "Los miembros pagan lo que pagan todos, y las granjas reciben la misma parte.";
export const agreeFirst = "Primero acepte los términos";
export const oneMoreStep = "Un paso más";
export const pressLink =
  "Toque el enlace del correo que acabamos de enviarle. Con eso recibirá nuestro boletín.";
export const allTaken = "Ya no quedan lugares de fundador";
export const allTakenText =
  "De vez en cuando se libera uno, así que vuelva a revisar. O suscríbase a nuestro boletín.";
export const signUp = "Recibir el boletín";
