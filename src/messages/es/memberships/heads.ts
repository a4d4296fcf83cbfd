export const inLine = "Ya tiene su lugar";
export const inLineText = "Su lugar en la fila y el enlace para sus vecinos.";
export const pay = "Pagar su membresía";
export const payText = "Resumen, consentimiento y pago de una membresía fundadora.";
export const welcome = "Le damos la bienvenida";
export const welcomeText = "Su membresía, con su recibo y lo que sigue.";
export const founding = "Membresía fundadora";
export const foundingText =
  "Aparte un lugar de fundador con un depósito que es totalmente reembolsable hasta su primera entrega.";
export const landing = "Comida de la granja en su puerta";
export const landingText = (lead: string) =>
  `Comida de granjas familiares cercanas, en su puerta ${lead} después de pedirla. Vea si llegamos a su zona.`;
export const early = {
  1: {
    title: "Acceso anticipado",
    description:
      "Sea de las primeras familias que reciben en su puerta comida de granjas familiares cercanas.",
  },
  2: {
    title: "La cosecha de esta semana",
    description:
      "Lo que las granjas cosechan esta semana y lo que cuesta, antes de que abra el mercado.",
  },
  3: {
    title: "Traiga a sus vecinos",
    description:
      "Una camioneta que para en diez puertas de una calle cuesta menos que diez camionetas. Traiga a los suyos.",
  },
};
