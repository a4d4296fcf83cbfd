import { small } from "../../kit.ts";
export const lead = (days: number) =>
  `¿No quedó conforme? Díganos en un plazo de ${days} días desde la entrega. Usted elige: el reembolso a su tarjeta o crédito. Para el crédito se necesita una cuenta.`;
export const howTo = "Cómo reportarlo";
export const openOrWrite = <Part>(
  order: (words: string) => Part,
  contact: (words: string) => Part,
) => [
  order("Abra su pedido"),
  " y toque “Reportar un problema”, o ",
  contact("escríbanos"),
  " con el número de pedido que viene en su correo.",
];
export const sayWhich =
  "Diga qué productos, y si faltaron, llegaron dañados, eran otros o no estaban bien.";
export const sayHow = "Diga si quiere el reembolso o crédito.";
export const weDecide = (phone: string, hours: string) =>
  `Decidimos en 1 día hábil y le respondemos por correo. También puede llamar al ${phone} (${small(hours)}).`;

export const photo = {
  title: "Cuándo ayuda una foto",
  text: "Si el problema es la calidad, quizá le pidamos una foto por correo. Si algo faltó o llegó otra cosa, basta con su palabra.",
};
export const nothingBack = {
  title: "Nada que devolver",
  text: "La comida no viaja dos veces. Quédese con ella, compártala o hágala composta; el reembolso es el mismo.",
};
export const changingMind = {
  title: "Si cambia de opinión",
  text: "Hasta el cierre de su entrega puede cambiar el pedido, o cancelarlo con reembolso completo. Cuando ya empezó la cosecha no podemos cancelarlo, pero la promesa de arriba sigue en pie.",
};
export const moneyArrives = {
  title: "Cuándo llega el dinero",
  text: "Enviamos el reembolso en cuanto se decide. Los bancos tardan hasta diez días en mostrarlo. El crédito está ahí de inmediato y se descuenta de su próximo pedido.",
};
