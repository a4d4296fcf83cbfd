import { plural } from "../../kit.ts";

export const faq = {
  title: "Preguntas y respuestas",
  description:
    "Pedidos, entrega, calidad, pago y granjas: respuestas cortas, y una persona a quien preguntar si la suya no está.",
};
export const delivery = {
  title: "Entrega",
  description:
    "Revise su código postal y vea días, horarios, cargo y hasta cuándo puede pedir a las granjas.",
};
export const returns = (days: number) => ({
  title: "Devoluciones y reembolsos",
  description: `Díganos en un plazo de ${plural(days, { one: `${days} día`, other: `${days} días` })} desde la entrega y elija entre el reembolso y, con una cuenta, crédito. Decidimos en 1 día hábil.`,
});
