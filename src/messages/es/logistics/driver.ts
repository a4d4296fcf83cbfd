import { list, plural } from "../kit.ts";

export const asOf = "Esta es la ruta como la cargó su teléfono por última vez.";
export const offlineStart = "No tiene conexión. Empiece la ruta cuando la tenga.";
export const offlineFinish = "No tiene conexión. Termine la ruta cuando la tenga.";

export const daysRoutes = "Rutas del día";
export const allStops = "Ver paradas";
export const previousStop = "Parada anterior";
export const nextStop = "Parada siguiente";
export const stopsOfRoute = "Paradas de la ruta";
export const stopsDone = "Paradas hechas";
export const doneOf = (done: number, all: number) =>
  plural(all, {
    one: `${done} de ${all} parada hecha.`,
    other: `${done} de ${all} paradas hechas.`,
  });
export const noStops = "Esta ruta no tiene paradas";
export const notAccepted = "Uno de sus reportes no se aceptó";

export const stops = (count: number) =>
  plural(count, { one: `${count} parada`, other: `${count} paradas` });
export const leaveDisputed = (orders: string) =>
  `No se lo lleve, el banco del cliente disputa el pago: ${orders}`;
export const notPacked = (orders: string) => `Sin empacar todavía: ${orders}`;
export const nothingToDeliver = "No hay nada que entregar en esta ruta.";
export const allPacked =
  "Todas las cajas están empacadas. Cuando empiece, los clientes reciben un correo que avisa que usted va en camino.";
export const startWithout = (crates: number) =>
  plural(crates, { one: "Salir sin esta caja", other: "Salir sin estas cajas" });
export const stayHere = (orders: readonly string[], day: string) =>
  `${list(orders)} ${plural(orders.length, {
    one: `se queda aquí. Su cliente recibe un correo; si ninguna otra camioneta lo lleva el ${day}, se reembolsa al día siguiente.`,
    other: `se quedan aquí. Sus clientes reciben un correo; lo que ninguna otra camioneta lleve el ${day} se reembolsa al día siguiente.`,
  })}`;
export const start = "Empezar la ruta";
export const notStarted = "La ruta no empezó";

export const stopOf = (number: number, count: number) => `Parada ${number} de ${count}`;
export const states = {
  planned: "Pendiente",
  arrived: "En la puerta",
  delivered: "Entregado",
  not_home: "No se entregó",
};
export const doNotHandOver = "No entregar";
export const bringBack =
  "No entregue este pedido. El banco del cliente disputa el pago. Traiga la caja de regreso.";
export const call = "Llamar";
export const callNumber = (phone: string) => `Llamar al ${phone}`;
export const navigate = "Cómo llegar";
export const arrived = "Ya llegué";
export const arrivedAgain = "Otra vez: ya llegué";
export const inCrate = "En la caja";

export const delivered = "Entregado";
export const notHome = "No se entregó";
export const notHandedOver = "No se entregó";
export const whereIsIt = "Entregado. ¿Dónde lo dejó?";
export const whatHappened = "No se entregó. ¿Qué pasó?";
export const comesBack = "Regresa con usted";
export const anythingToAdd = "¿Algo que agregar? (el cliente lo ve)";

export const problem = "Reportar daño o faltante";
export const problemKinds = { damaged: "Está dañado", missing: "Falta" };
export const whatIsIt = "¿Qué es?";
export const whatIsWrong = "¿Qué tiene?";
export const howMany = "¿Cuántos?";
export const countOf = (count: number, units: number) => `${count} de ${units}`;
export const whatSeen = "¿Qué vio?";
export const tellTeam = "Avisar al equipo";
export const noted = "Anotado";
export const teamDecides = "El equipo decide qué recibe el cliente por eso.";

export const everyStopDone = "Ya hizo todas las paradas";
export const routeDone = "La ruta terminó";
export const outcome = (done: number, closed: number) =>
  `${plural(done, { one: `${done} entregado`, other: `${done} entregados` })}, ${closed} sin entregar.`;
export const openToRetry = "Abra una parada de la lista para intentarlo de nuevo.";
export const finish = "Terminar la ruta";
export const notFinished = "La ruta no se terminó";
export const reported = (kind: string, order: string | null, at: string) =>
  `${kind}: ${order ? `pedido ${order}, ` : ""}${at}`;
