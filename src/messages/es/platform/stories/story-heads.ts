export const successStories = {
  title: "Historias de las granjas",
  description:
    "Qué cambió para las granjas del mercado al vender directo a las familias, en sus propias palabras.",
};
export const tours = {
  title: "Visitas virtuales a las granjas",
  description:
    "Recorra las granjas del mercado desde su cocina: qué crece en cada lugar, quién trabaja ahí y qué se está cosechando este mes.",
};
export const laRoute = {
  title: "La ruta",
  description:
    "Cómo llega la comida del campo a la puerta: cosecha, centro de acopio, empaque y los horarios de entrega de cada día.",
};
export const ourStory = (brand: string) => ({
  title: "Un camino entre dos cocinas",
  description: `Por qué existe ${brand}: granjas familiares que venden lo que cultivan directo a las familias de su región.`,
});
export const sustainability = {
  title: "Menos camino, menos desperdicio",
  description:
    "Cómo cosechar sobre pedido y compartir rutas ahorra comida y viajes, y lo que todavía no sabemos.",
};
export const impact = {
  title: "Lo que se va sumando",
  description:
    "Cuántas granjas, pedidos y familias hay en el mercado y cuánto han ganado las granjas, según nuestro propio libro mayor.",
};
export const howItWorks = (after: string) => ({
  title: "Cómo funciona",
  description: `Pida hasta las 11:59 p.\u00a0m.: las granjas de la región cosechan al otro día y le llega ${after}. Para familias y para granjas.`,
});
