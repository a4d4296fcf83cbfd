import { capital, list, period, plural, small } from "../kit.ts";

export const printSheets = "Imprimir hojas de ruta";
export const ofSlot = (slot: string) => `${slot}${period(slot)}`;
export const allHaveVans = "Todos los pedidos que pueden salir tienen camioneta.";
export const noVanYet = (orders: number) =>
  plural(orders, {
    one: `Hay ${orders} pedido sin camioneta.`,
    other: `Hay ${orders} pedidos sin camioneta.`,
  });
export const noRoutes = "Todavía no hay rutas";
export const chooseVans = "Elija cuántas camionetas salen y planee las rutas.";
export const howManyVans = "¿Cuántas camionetas?";
export const vans = (count: number) =>
  plural(count, { one: `${count} camioneta`, other: `${count} camionetas` });
export const plan = "Planear las rutas";
export const planAgain = "Planear de nuevo";
export const planAgainSure =
  "Las rutas que no han salido se planean de nuevo con todos sus pedidos. Se pierden los cambios manuales y los choferes.";
export const planned = "Las rutas están planeadas";
export const notPlanned = "Las rutas no se planearon";
export const mapFailed = "El mapa no cargó.";
export const map = (depot: string, routes: string) => `Mapa de las rutas desde ${depot}: ${routes}`;
export const routeStops = (route: string, stops: number) =>
  `${route}, ${plural(stops, { one: `${stops} parada`, other: `${stops} paradas` })}`;

export const states = { planned: "Todavía no sale", out: "En camino", done: "Terminada" };
export const late = "Retrasada";
export const length = (stops: number, miles: number) =>
  `${plural(stops, { one: `${stops} parada`, other: `${stops} paradas` })}, ${plural(miles, { one: `cerca de ${miles} milla`, other: `unas ${miles} millas` })}`;
export const loaded = (crates: number, takes: number) =>
  `${crates} de ${plural(takes, { one: `${takes} caja`, other: `${takes} cajas` })}`;
export const loadedOver = (crates: number, takes: number, over: number) =>
  `${loaded(crates, takes)}, ${plural(over, { one: `sobra ${over}`, other: `sobran ${over}` })}`;
export const overfull = (names: readonly string[]) =>
  `No caben todas las cajas en ${list(names.map((van) => `la ${small(van)}`))}. Pase paradas a otra camioneta o planee las rutas con más camionetas.`;
export const closedBy = (who: string, at: string) => `${who} la terminó manualmente, ${at}`;
export const sheet = (slot: string, driver: string) =>
  `${capital(slot)}${period(slot)} Chofer: ${driver}`;
export const from = (depot: string) => `Sale del centro de acopio: ${depot}`;
export const driverOf = (van: string) => `Chofer de la ${small(van)}`;
export const drivenBy = (driver: string) => `Chofer: ${driver}`;
export const noDriverNamed = "No se indicó ningún chofer";
export const noOne = "Todavía no hay nadie";
export const notAssigned = "El chofer no se cambió";
export const files = { csv: "CSV", gpx: "GPX" };
export const fileOf = (kind: string, van: string) => `${kind} de ${van}`;
export const fileNotMade = "El archivo no se creó";
export const pointsAreZips =
  "El mapa y los archivos GPX muestran el centro del código postal de cada parada.";
export const driversPage = "Abrir la página del chofer";

export const leaveDisputed = "En disputa. No lo lleve: sale de la ruta cuando se va la camioneta.";
export const moveUp = (stop: string) => `Adelantar la parada de ${stop}`;
export const moveDown = (stop: string) => `Atrasar la parada de ${stop}`;
export const moveToVan = (stop: string) => `Pasar la parada de ${stop} a otra camioneta`;
export const to = "Pasar a…";
export const notMoved = "La parada no se movió";
export const routesChanged = "Alguien más cambió estas rutas. Revíselas como están ahora.";

export const hasLeft = "Ya salió";
export const notSentOff = "No se registró la salida";
export const leftWithAll = (van: string) =>
  `${van} salió con todas las cajas. Los clientes reciben un correo que avisa que su pedido va en camino.`;
export const leftWithout = (van: string, orders: readonly string[], day: string) =>
  `${van} salió sin ${list(orders)}, que no ${plural(orders.length, {
    one: `está empacado. Su cliente recibe un correo; si ninguna otra camioneta lo lleva el ${day}, se reembolsa al día siguiente.`,
    other: `están empacados. Sus clientes reciben un correo; lo que ninguna otra camioneta lleve el ${day} se reembolsa al día siguiente.`,
  })}`;
export const closeRoute = "Terminar la ruta";
export const routeNotClosed = "La ruta no se terminó";
export const closeDone = "Todas las paradas están hechas. La ruta se termina a nombre de usted.";
export const closeOpen = (stops: number) =>
  `${plural(stops, { one: `Queda ${stops} parada abierta`, other: `Quedan ${stops} paradas abiertas` })}. Todo lo abierto termina así, a nombre de usted, y los clientes reciben un correo.`;
export const closeStop = "Cerrar a mano";
export const stopNotClosed = "La parada no se cerró";
export const howEnded = (order: string, name: string) =>
  `¿Cómo terminó ${order}, ${name}? Se registra a nombre de usted, y el cliente recibe un correo.`;
export const itEnded = "Terminó así";
export const endings = { delivered: "Entregado", not_home: "No se entregó, la caja regresó" };
export const whereOrWhyNot = "Dónde está, o por qué no (el cliente lo ve)";
