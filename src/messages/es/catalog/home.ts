export const promise = "Cosechado esta semana. ";
export const atDoor = <Part>(door: (words: string) => Part) => [door("En su puerta"), "."];
export const atDoorBy = <Part>(day: string, door: (words: string) => Part) => [
  door("En su puerta"),
  ` el ${day}.`,
];
export const ourFarms =
  "Nuestras granjas cosechan lo que usted pide, y nada más. Usted ve quién lo cultivó, cómo lo cultivó y cuánto gana.";
export const ourFamilyFarms = (farms: number) =>
  `Nuestras ${farms} granjas familiares cosechan lo que usted pide, y nada más. Usted ve quién lo cultivó, cómo lo cultivó y cuánto gana.`;
export const toTheFarm = "de cada dólar para la granja";
export const goods = "productos para elegir";
export const delivery = "entrega en su puerta";
export const yourZip = "Su código postal";
export const zip = "Código postal";
export const seeHarvest = "Ver la cosecha";

export const byKind = "Comprar por tipo";
export const inSeason = "De temporada";
export const organic = "Orgánico";
export const harvest = "La cosecha de la semana";
export const seeAll = "Ver todo";
export const seeAllOf = (count: number) => `Ver los ${count} productos`;
export const harvestNotLoaded = "La cosecha de la semana no cargó";
export const fieldsRest = "Los campos descansan";
export const seeNext = "Ver lo que viene";
export const nothingInSeason = "Por ahora no hay nada de temporada que se pueda pedir.";

export const fromField = (lead: string) => `Del campo a su casa en ${lead}`;
export const howItWorks = "Cómo funciona";
export const by = (time: string) => `Hasta el ${time}`;
export const youChoose = "Usted elige";
export const youChooseText =
  "Llene su carrito con productos de cuantas granjas quiera. Hasta el cierre puede cambiar o cancelar su pedido.";
export const theyHarvest = "Las granjas cosechan";
export const theyHarvestText =
  "Cada granja recibe su lista y corta lo que se pidió, para que nada espere en una bodega.";
export const atYourDoor = "Llega a su puerta";
export const free = "gratis";
export const delivered = (fee: string, windows: string) =>
  `Se lo llevamos ${fee} en el horario que elija: ${windows}`;

export const whoGrows = "Quién lo cultiva";
export const allFarms = (farms: number) => `Las ${farms} granjas`;
export const townSince = (town: string, year: number) => [town, `desde ${year}`];

export const box = "Una canasta que conoce su cocina";
export const boxText =
  "Díganos una sola vez qué no quiere nunca y qué alergias hay. Cada semana llenamos la canasta con lo que da el campo. Hasta el cierre puede saltarla, cambiarle algo o pausarla.";
export const boxFrom = (price: string) => `Desde ${price} por semana`;
export const buildBox = "Armar mi canasta";

export const guarantee = "Nuestra garantía";
export const guaranteeText = <Part>(days: number, strong: (words: string) => Part) => [
  strong("Si algo no está bueno, le reembolsamos su dinero."),
  ` Avísenos en los ${days} días siguientes a la entrega y le reembolsamos lo que pagó por el producto, a su tarjeta o como crédito, como prefiera. Para el crédito se necesita una cuenta. `,
];
export const giftText = <Part>(strong: (words: string) => Part) => [
  strong("Regale una buena comida."),
  " Mandamos la tarjeta por correo electrónico el día que elija, y no vence. ",
];
export const giftCards = "Tarjetas de regalo";
export const returns = "Cómo funcionan las devoluciones";
