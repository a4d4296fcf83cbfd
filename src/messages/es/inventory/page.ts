import { plural } from "../kit.ts";

export const actingFor = (farm: string) => `Está actuando en nombre de ${farm}.`;
export const takesEffect =
  "Los cambios que haga se ven de inmediato en la tienda y quedan registrados a nombre de usted.";
export const withSelected = "Con los productos elegidos";
export const productsChanged = (products: number) =>
  plural(products, {
    one: `${products} producto cambiado`,
    other: `${products} productos cambiados`,
  });
export const selected = (products: number) =>
  plural(products, { one: `${products} elegido`, other: `${products} elegidos` });
export const undo = "Deshacer";
export const all = <Part>(hidden: (words: string) => Part) => ["Todos", hidden(" los productos")];
export const change = <Part>(hidden: (words: string) => Part) => [
  "Cambiar",
  hidden(" los elegidos"),
];
export const done = "Listo";
export const percent = "Porcentaje";
export const amount = "Monto ($)";
export const stock = "Existencias";
export const changeProducts = (products: number) =>
  plural(products, { one: `Cambiar ${products} producto`, other: `Cambiar ${products} productos` });
export const whatToDo = "Qué hacer";
export const months = "Meses";
export const goBack = "Volver";
export const setAlready = "Ya están todos así.";
export const nothingUntilFixed = "Nada cambia hasta que se corrija esto:";
export const notConfirmed = "El cambio no se confirmó";
export const pressAgain =
  "No recibimos respuesta, así que quizá ya se hizo. Toque el botón otra vez: se hace una sola vez.";
export const changeUndone = "Su cambio quedó deshecho";
export const inventory = "Inventario";
export const inventoryOf = (farm: string) => `Inventario de ${farm}`;
export const whatSells = (farm: string) =>
  `Lo que vende ${farm}. Cada casilla se guarda en cuanto sale de ella, y puede pegar una columna de una hoja de cálculo.`;
export const allFarms = "Todas las granjas";
export const emptyShelf = "Todavía no hay nada";
export const enoughToStart = "Para empezar bastan un nombre, un precio y una presentación.";
export const latestMovements = "Últimos movimientos";
export const addProduct = "Agregar producto";
export const sameAsLastWeek = "Copiar la semana pasada";
export const mostOfWeek = (from: string, to: string) =>
  `Lo máximo que tuvo de cada uno del ${from} al ${to}. Lo que está en pausa se queda como está.`;
export const noStockThen = "Esa semana no hubo existencias.";
export const setStockOf = (products: number) =>
  plural(products, {
    one: `Fijar las existencias de ${products} producto`,
    other: `Fijar las existencias de ${products} productos`,
  });
export const causes = {
  received: "Entraron",
  sold: "Vendidos",
  written_off: "Retirados",
  came_back: "Regresaron",
};
export const movement = (cause: string, units: number, onHand: number) =>
  `${cause}: ${units}; ${plural(onHand, { one: `queda ${onHand}`, other: `quedan ${onHand}` })}`;
export const by = (who: string) => `, por ${who}`;
export const planDone = "Listo.";
export const planOnly = "Todavía no cambia nada. Esto es lo que pasaría:";
export const newProducts = "Productos nuevos";
export const changedProducts = "Cambiados";
export const asTheyAre = "Como están";
export const leftOut = "Renglones con error, omitidos";
export const errors = "Errores";
export const errorIn = (line: number, error: string) => `Renglón ${line}: ${error}`;
export const changes = "Cambios";
export const added = "Nuevos";
export const nothing = "nada";
export const andMore = (lines: number) => `Y ${lines} más`;
export const choose = (product: string) => `Elegir ${product}`;
export const heldSold = (held: number, sold: number) =>
  `${plural(held, { one: `${held} apartado`, other: `${held} apartados` })}, ${plural(sold, { one: `${sold} vendido`, other: `${sold} vendidos` })}`;
export const low = (left: number) =>
  plural(left, { one: `Poco: queda ${left} por vender`, other: `Poco: quedan ${left} por vender` });
export const search = "Buscar en el inventario";
export const changeSeveral = "Editar varios";
export const noConnection = "No se guardó: no hay conexión";
export const leaveUnsaved =
  "Algunas casillas no se han guardado. ¿Salir de la página sin guardarlas?";
export const noMovements = "Todavía no hay movimientos.";
export const showOlder = "Ver anteriores";
export const fileNotMade = "No se pudo crear el archivo";
export const exportFile = "Exportar";
export const importFile = "Importar";
export const importProducts = "Importar productos";
export const chooseAnother = "Elegir otro";
export const close = "Cerrar";
export const chooseFile = "Elegir un archivo";
export const pasteLines = "O pegue aquí los renglones";
export const checkLines = "Revisar los renglones";
export const imported = "El inventario se importó";
