import { period, plural } from "../../kit.ts";

export const myAccount = "Mi cuenta";
export const hello = (name: string) => `Hola, ${name}. Qué gusto verle.`;
export const nothingComes = <Part>(
  shop: (words: string) => Part,
  orders: (words: string) => Part,
) => [
  "Nada va en camino por ahora. ",
  shop("Vea la cosecha de esta semana"),
  " o abra ",
  orders("sus pedidos"),
  ".",
];
export const yourCredit = "Su crédito";
export const credit = <Part>(
  strong: (words: string) => Part,
  amount: string,
  link: (words: string) => Part,
) => [
  "Tiene ",
  strong(`${amount} de crédito`),
  ". Se aplica a su próximo pedido al pagar. ",
  link("De dónde viene"),
];
export const reported = "Lo que nos reportó";
export const report = (name: string, problem: string) =>
  `${name}: ${problem}. Lo estamos revisando.`;
export const order = <Part>(number: Part) => ["Pedido ", number];
export const buyAgain = "Comprar de nuevo";
export const comesAgain = "reprogramado";
export const nextDelivery = (state: string) => `Su próxima entrega\u00a0· pedido ${state}`;
export const changeUntil = (until: string) =>
  `Puede cambiarlo o cancelarlo hasta el ${until}${period(until)}`;
export const more = (n: number) => `y ${n} más`;
export const farmsHaveIt = "Las granjas ya tienen su pedido.";
export const productsTo = (n: number, address: string) =>
  plural(n, {
    one: `1 producto para entregar en ${address}.`,
    other: `${n} productos para entregar en ${address}.`,
  });
export const seeOrChange = "Ver o cambiar";
export const seeOrder = "Ver el pedido";
export const inDelivery = "En esta entrega";
export const threeSteps = "Su primer pedido en tres pasos";
export const sayWhere = "Diga adónde va";
export const sayWhereText = "Guarde una dirección y no tendrá que escribirla al pagar.";
export const addAddress = "Agregar dirección";
export const fillBasket = "Llene el carrito";
export const fillBasketText =
  "Muchas granjas, un solo pedido. Se cosecha después de que usted lo pide.";
export const seeHarvest = "Ver la cosecha de la semana";
export const chooseWindow = "Elija su horario";
export const chooseWindowText = (lead: string) =>
  `Pida hasta las 11:59 p.\u00a0m. y lo tiene en su puerta ${lead} después.`;
export const howDelivery = "Cómo es la entrega";
