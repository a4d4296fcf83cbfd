export const boxes = "Canasta semanal";
export const boxesDescription =
  "Tres canastas con lo que está en su punto esta semana, de muchas granjas, cada una con su contenido y sus precios reales. A su puerta cada semana y sin lo que usted no come: salte, cambie, pause o cancele en línea.";
export const subscribe = "Su canasta semanal";
export const mine = "Canasta semanal";
export const all = "Canastas semanales";
