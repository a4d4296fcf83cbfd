import { plural, number } from "../../kit.ts";

export const since = (from: number) => `desde ${from}`;
export const leaveUntil = (day: string) => `En descanso hasta el ${day}`;
export const leaveForNow = "En descanso por ahora";
export const nothingThisWeek = "Esta semana no hay cosecha";
export const productsThisWeek = (n: number) =>
  plural(n, { one: `${n} producto esta semana`, other: `${n} productos esta semana` });
export const factsAbout = (farm: string) => `Datos de ${farm}`;
export const town = "Ciudad";
export const farmType = "Tipo de granja";
export const land = "Terreno";
export const farmingSince = "Trabajan desde";
export const inTheirWords = "Cómo trabajan, en sus palabras";
export const ofEveryDollar = "de cada dólar que paga por sus productos son para la granja";
export const certificates = "Certificados";
export const noneOnFile = "Ninguno registrado.";
export const certificateFacts = (issuer: string, of: string, day: string) =>
  `${issuer}, núm. ${of}, válido hasta el ${day}`;
export const acres = (acreage: number) =>
  plural(acreage, { one: `${acreage} acre`, other: `${number(acreage)} acres` });
export const certificate = "Certificado";
export const sort = "Ordenar";
export const within = (miles: number) => `A menos de ${miles} millas`;
export const anyCertificate = "Cualquier certificado";
export const whatTheyGrow = "Qué cultivan";
export const everything = "Todo";
export const thisWeek = "Lo que hay esta semana";
export const seeOthers = "Ver lo que tienen otras";
export const calendarSays = "El calendario de abajo dice qué sigue.";
export const notListed = "Todavía no publican ningún producto.";
export const onLeave = "En descanso";
export const isOnLeave = (farm: string) => `${farm} está en descanso.`;
export const onLeaveSince = (farm: string, day: string) =>
  `${farm} está en descanso desde el ${day}.`;
export const backOn = (day: string) => `Regresan el ${day}, y con ellos su cosecha.`;
export const whenBack = "Cuando regresen, regresa su cosecha.";
export const shopOthers = "Comprar de otras granjas";
export const canOrder = (n: number) =>
  plural(n, {
    one: "Se puede pedir un producto ahora.",
    other: `Se pueden pedir ${n} productos ahora.`,
  });
export const seeAllInShop = (n: number) => `Ver los ${number(n)} en la tienda`;
export const notSelling = (farm: string) => `${farm} no vende aquí por el momento.`;
export const headText = (tagline: string, family: string, place: string, from: number) =>
  `${tagline}. ${family} en ${place}, California, desde ${from}: quiénes son, cómo trabajan y qué cosechan esta semana.`;
export const farmers = "Granjas";
export const mapFailed = "El mapa no cargó.";
export const map = "Mapa de las granjas";
export const you = "Usted";
export const where = (family: string, place: string, from: number) => [
  family,
  `${place}, California`,
  `desde ${from}`,
];
export const story = "Su historia";
export const distance = "Distancia";
export const yourZip = "Su código postal";
export const showMiles = "Ver distancia";
export const meet = "Conozca las granjas";
export const families =
  "Las familias que cultivan su comida, y qué tan lejos de su cocina están sus campos.";
export const milesFrom = (city: string) => `\u00a0· millas desde ${city}`;
export const farms = "Granjas";
export const view = "Vista";
export const listView = "Lista";
export const mapView = "Mapa y lista";
export const count = (all: number) =>
  plural(all, { one: `${all} granja`, other: `${all} granjas` });
export const countOf = (shown: number, all: number) =>
  `${shown} de ${plural(all, { one: `${all} granja`, other: `${all} granjas` })}`;
export const meetOthers = "Conocer las otras granjas";
export const thisNotSelling = "Esta granja no vende aquí por el momento.";
export const noneWithin = (miles: number) =>
  `Todavía no hay una granja así a menos de ${miles} millas`;
export const noneMatch = "Todavía ninguna granja cumple con todo eso";
export const showAll = "Ver todas las granjas";
export const invite = "Invitar a una granja";
export const knowAFarm = "¿Conoce una granja que debería estar aquí? Nos gustaría conocerla.";
export const year = "El año en la granja";
export const moreCrops = (n: number) => `y ${number(n)} más`;
export const eachMonth = (month: string) => `Lo que hay cada mes. Estamos en ${month}.`;
export const crop = "Producto";
export const no = "no";
export const yes = "sí";
export const openDays = "Días de visita aquí";
export const openDay = (day: string, from: string, until: string) =>
  `${day}, de ${from} a ${until}`;
export const fullDay = (day: string) => `${day} (todos los lugares ocupados)`;
export const reservePlaces = "Reservar lugares";
export const practice = "Práctica";
export const anyPractice = "Cualquier práctica";
