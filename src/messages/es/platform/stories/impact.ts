export const lessLead =
  "El jitomate más ecológico es el que nadie tuvo que tirar. Lo que podemos decir de nosotros viene de cosechar sobre pedido.";
export const whatWeDo = "Lo que hacemos";
export const harvest = {
  title: "Cosechar sobre pedido",
  text: "La lista de una granja tiene lo que se compró y nada más. Lo que nadie compró no está en ella.",
};
export const oneVan = {
  title: "Una camioneta, muchas puertas",
  text: "Los pedidos de muchas granjas viajan juntos y se dejan a lo largo de una ruta, en vez de un viaje para cada uno.",
};
export const practices = {
  title: "Las prácticas, a la vista",
  text: "Cada granja dice en sus propias palabras cómo trabaja: cultivos de cobertura, pastoreo, agua, plagas.",
};
export const measure = {
  title: "Lo que medimos y lo que todavía no sabemos",
  text: "Contamos pedidos, paradas y granjas en nuestros propios libros. No medimos millas, combustible ni empaques, así que aquí no hay cifras de eso: un cálculo sería fácil de imprimir y difícil de sostener.",
};
export const numbers = "Las cifras que publicamos";
export const route = "La ruta del campo a la puerta";
export const meetFarmers = "Conocer las granjas";

export const figuresLead =
  "Estas cifras salen de las mismas cuentas con que pagamos a las granjas y dicen cuándo se contaron.";
export const howCounted = "Cómo se cuentan";
export const earned = (payouts: string) => ({
  title: "Ganado por las granjas",
  text: `La parte de las granjas en todos los pedidos vigentes, menos los reembolsos por los que no cobran. Se paga ${payouts}.`,
});
export const ofEachDollar = {
  title: "De cada dólar, para la granja",
  text: "Lo que ganaron las granjas entre lo que los clientes pagaron por los productos, sin impuesto ni entrega. Los reembolsos por los que la granja no cobra bajan ambos; los demás no bajan ninguno. Redondeado hacia abajo.",
};
export const households = {
  title: "Familias",
  text: "Correos distintos con un pedido que no se canceló ni se reembolsó.",
};
export const smallNumbers = {
  title: "Números pequeños",
  text: "Con menos de 20 pedidos no mostramos dinero: con tan pocos, las cifras dirían más de cada cliente que del mercado.",
};
export const doNotKnow = "Lo que sabemos y lo que no";
export const farmsTell = "Historias de las granjas";
export const press = "Prensa";
