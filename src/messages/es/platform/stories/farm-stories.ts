export const storiesLead =
  "Los números son para los libros. Estas son las frases que se nos quedaron.";
export const askedFirst = "Lo primero que preguntan las granjas";
export const tooSmall = {
  title: "¿Mi granja es demasiado chica?",
  text: "Cualquier tamaño sirve. La lista al cierre es tan larga como su campo.",
};
export const certificate = {
  title: "¿Necesito un certificado?",
  text: "No. Sin él, su página dice cómo trabaja, en sus palabras; con uno que hayamos verificado, muestra el número y la fecha mientras sea válido.",
};
export const money = (payouts: string) => ({
  title: "¿Cuándo me pagan?",
  text: `${payouts}. Su página de ventas muestra lo vendido, lo reembolsado y lo que quedó como comisión, por día y por producto.`,
});
export const apply = "Enviar solicitud";
export const howMoneyWorks = "Cómo funciona el dinero";
export const meetFarmers = "Conocer las granjas";

export const toursLead =
  "Aquí todas las granjas tienen la puerta abierta. Elija una, lea cómo trabaja, qué tiene cada mes y qué trae esta semana, y en un día de visita vaya a verla.";
export const inPerson = {
  title: "¿Ningún día le queda bien?",
  text: "Díganos qué granja quiere ver y cuántos son: le preguntamos a la familia y le proponemos un día si lo hay.",
};
export const askVisit = "Pedir una visita";
export const allFarms = "Todas las granjas";

export const routeLead =
  "Entre el campo y su puerta hay una mañana, un centro de acopio y una camioneta.";
export const fields = (isDayBefore: boolean) => ({
  title: "Por la mañana: el campo",
  text: `Al cierre, cada granja tiene su lista. Cosecha con el fresco de la mañana${isDayBefore ? ", un día antes de la entrega," : " siguiente"} y trae las cajas a nuestro centro de acopio.`,
});
export const depot = {
  title: "Por la tarde: el centro de acopio",
  text: "Lo que trae cada granja se coteja con su lista. Los pedidos se empacan por cliente, y cada caja lleva el número de su pedido.",
};
export const door = (later: string) => ({
  title: `${later}: la puerta`,
  text: "Las camionetas salen para el horario que usted eligió. El chofer ve sus indicaciones junto con la parada. Si no hay nadie en casa, su pedido lo espera donde nos pidió dejarlo.",
});
export const doYouDeliver = "¿Llegan a mi casa?";
export const howItWorks = "Cómo funciona";
