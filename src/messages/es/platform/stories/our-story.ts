export const lead = (days: string) =>
  `La cocina de una granja y la de una familia están a una hora de distancia, y la comida daba una vuelta enorme entre las dos. Pensamos que bastaban un solo camino y ${days}.`;

export const began = "Por qué empezamos";
export const fewAcres =
  "Las granjas de pocos acres cultivan comida que a los grandes compradores no les sirve: la zanahoria que se rompe en la banda, la ciruela que se golpea con solo mirarla, la lechuga que aguanta cuatro días y no catorce. Es lo mejor que hay, y casi nada llegaba a quienes lo habrían disfrutado.";
export const ordersFirst = (brand: string) =>
  `${brand} primero toma los pedidos de las familias y luego les dice a las granjas qué cosechar. Nada se corta por si alguien lo quiere, y nada espera en una bodega.`;

export const holdTo = "A qué nos comprometemos";
export const whoGrew = {
  title: "Usted sabe quién lo cultivó",
  text: "Cada producto de su pedido dice de qué granja viene, y cada granja tiene una página con sus propias palabras.",
};
export const price = (fee: string) => ({
  title: "El precio es el precio",
  text: `El impuesto se muestra antes de pagar, la entrega cuesta ${fee} y le cobramos lo que le dijimos.`,
});
export const certificates = {
  title: "Certificados, no adjetivos",
  text: "Solo decimos orgánico donde lo dice un certificado válido; la página del producto muestra su número y su fecha.",
};
export const paidFairly = {
  title: "A las granjas se les paga bien",
  text: "Nuestra parte es de entre 15 y 20 centavos por dólar. El resto es de la granja, y ambas partes pueden verlo.",
};

export const wentWrong = "Qué salió mal y qué cambiamos";
export const firstBoxes =
  "Nuestras primeras canastas las escogíamos nosotros. A la gente le tocaban betabeles que no comía, y nos lo dijo. Ahora usted dice una vez lo que nunca quiere y cambia lo que guste.";
export const soldOut =
  "Antes avisábamos que algo se había agotado cuando ya estaba pagado. Ahora le apartamos sus productos unos minutos mientras paga, y si alguna vez eso falla, le reembolsamos el dinero automáticamente.";

export const harvest = "Ver la cosecha de la semana";
export const meetFarmers = "Conocer las granjas";
export const joinAsFarm = "Vender con nosotros";
