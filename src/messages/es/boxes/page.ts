import { list } from "../kit.ts";

export const lead =
  "Una canasta con lo que está en su punto, armada cada semana con productos de muchas granjas. Estas son las canastas de la semana, con lo que hoy está en temporada y en existencia.";
export const thisWeek = "Las canastas de esta semana";
export const perBox = <Part>(price: Part) => [price, " por canasta"];
export const tooLittle = <Part>(shop: (words: string) => Part) => [
  "La cosecha de esta semana no alcanza para llenar esta canasta. Vea en ",
  shop("la tienda"),
  " lo que hay.",
];
export const everyWeek = "Recibirla cada semana";
export const shopPrice = "Precio en la tienda";
export const buyOnce = "Comprar una vez";
export const inCart = "Ya está en su carrito.";
export const viewCart = "Ver el carrito";
export const leaveOut = "Alérgenos";
export const noDeliveries = (days: readonly string[]) =>
  `Sin entregas: ${list(days)}. Las canastas de esos días llegan el siguiente día de entrega. `;
export const yourBoxOf = (day: string) => `Su canasta del ${day}`;
export const allMine = "Todas mis canastas";

export const lastWeeks = "En las últimas cuatro semanas";
export const stillComing =
  "Aquí verá lo que trajo la canasta de cada semana, en cuanto llegue a más hogares.";
export const whatTheyHeld = "Lo que más se repitió en las canastas de cada semana:";
export const weekOf = (monday: string) => `Semana del ${monday}`;

export const howFilled = "Cómo se llena una canasta";
export const filledWith =
  "Cada canasta trae productos distintos de varias granjas, un paquete de cada uno. A precio de tienda, lo que trae vale lo mismo que la canasta o hasta un cinco por ciento más. Usted paga el precio de la canasta y su impuesto, y ni un centavo más. Lo que no está en temporada no está en la canasta.";
export const filledWithFee = (fee: string) =>
  `Cada canasta trae productos distintos de varias granjas, un paquete de cada uno. A precio de tienda, lo que trae vale lo mismo que la canasta o hasta un cinco por ciento más. Usted paga el precio de la canasta, ${fee} por la entrega y su impuesto, y ni un centavo más. Lo que no está en temporada no está en la canasta.`;
export const takeTurns =
  "Las granjas y los productos se turnan. Nada llega más de dos veces seguidas mientras quepa otra cosa, así que su canasta semanal puede ser distinta de las que ve aquí.";
export const howOften = "Cada semana, cada dos o cada cuatro";
export const youChoose = <Part>(before: string, delivery: (words: string) => Part) => [
  `Usted elige el tamaño, cada cuánto llega, el día y el horario, y lo que queda fuera. Cobramos a su tarjeta cuando cierra su canasta, ${before} antes de que llegue, y le escribimos el día anterior. Hasta entonces puede cambiar cosas, saltar la canasta, pausarla o cancelarla en línea. La `,
  delivery("página de entregas"),
  " muestra a dónde llegamos.",
];
export const justOnce = "O solo una vez";
export const intoCart =
  "Todo lo de la canasta va a su carrito a precio de tienda. Quite lo que en su casa no se come, agregue lo que sí y elija el día al pagar.";
