import { period } from "../kit.ts";

export const title = "Canasta semanal";
export const startAgain = "Empezar de nuevo";
export const lead = "Lo que llega en las próximas semanas y lo que cuesta.";
export const noneYet = "Todavía no tiene canasta semanal";
export const seeBoxes = "Ver las canastas";
export const whatItIs =
  "Una canasta con lo que está en su punto, a su puerta tan seguido como quiera.";
export const canceled = "Su canasta semanal está cancelada.";
export const coming = "Próximas canastas";
export const order = <Part>(number: Part) => ["Pedido ", number];
export const stateUntil = <Part>(state: string, until: Part) => [`${state}. `, until];
export const movedFrom = (day: string) => `El ${day} no hay entregas, así que llega este día.`;
export const chosenFrom = (day: string) => `La movió aquí desde el ${day}.`;
export const goesTo = (bank: string) => `Se dona a ${bank}.`;
export const closedBut = <Part>(until: string, link: (words: string) => Part) => [
  "Lo que trae ya no cambia. Todavía puede donarla o cambiar a dónde llega, hasta el ",
  `${until}, en `,
  link("la página de su pedido"),
  ".",
];
export const donated = "Donada";
export const move = "Mover a otro día";
export const moveWhen = (day: string) => `¿Cuándo quiere que llegue la canasta del ${day}?`;
export const moveText =
  "La misma semana, el mismo precio. El cierre y el cobro se mueven con ella.";
export const changeUntil = (until: string) => `Se puede cambiar hasta el ${until}`;
export const moveIt = "Mover la canasta";
export const chooseDay = "Elija un día";
export const isMoved = (day: string) => `Su canasta llega el ${day}`;
export const moveBack = "Regresarla a su día";
export const donate = "Donar esta canasta";
export const donateThis = (day: string) => `Donar la canasta del ${day}`;
export const donateText = (bank: string, place: string) =>
  `Llega a ${bank}, ${place}, y no a su puerta.`;
export const donateMoney = (total: string, day: string) =>
  `Se le cobran ${total} el ${day}, como por cualquier canasta.`;
export const donateOther = (total: string, before: string, day: string) =>
  `Se le cobran ${total} el ${day}. En su puerta serían ${before}; allá cambian el impuesto y la entrega.`;
export const donateUndo = (until: string) =>
  `Puede recuperarla hasta el ${until}${period(until)} Lo que trae depende de la cosecha y de sus cambios.`;
export const donateIt = (total: string) => `Donarla por ${total}`;
export const isDonated = (bank: string) => `Su canasta va a ${bank}`;
export const takeBack = "Recuperar mi canasta";
export const comesHome = "Su canasta llega a su puerta";
export const goBack = "Volver";
export const cannotFill =
  "Por ahora la cosecha no alcanza para llenar esta canasta como la pidió. No se le cobra una canasta que no llega.";

export const plannedSoFar = "Lo planeado hasta ahora:";
export const inThisBox = "En esta canasta:";
export const swap = "Cambiar";
export const notChanged = "La canasta no se cambió";
export const undoSwaps = "Deshacer cambios";
export const swapFailed = "No se pudo cambiar";
export const insteadOf = (name: string) => `En lugar de ${name}`;
export const nothingLeft = "Esta semana no queda nada de un precio parecido.";
type Offer = { pack: string; farm: string; price: string; value: string };
export const worth = ({ pack, farm, price, value }: Offer) =>
  `${pack}, ${farm}, ${price}. Así la canasta vale ${value}.`;
export const take = "Elegir";

export const shopPrice = "Precio en la tienda";
export const boxPrice = "Precio de la canasta";
export const youSave = "Usted ahorra";
export const salesTax = "Impuesto";
export const delivery = "Entrega";
export const free = "Gratis";
export const charge = "Total";
export const refunded = "Reembolsado";

export const notPaidYet = (day: string) => `Su canasta del ${day} todavía no está pagada`;
export const refused = (card: string, why: string) =>
  `Su banco no aceptó la ${card}. ${why} Le guardamos los productos y su horario. Pague ahora o elija otra tarjeta en Cambiar.`;
export const refusedUntil = (card: string, why: string, at: string) =>
  `Su banco no aceptó la ${card}. ${why} Le guardamos los productos y su horario; lo intentamos de nuevo el ${at}${period(at)} Pague ahora o elija otra tarjeta en Cambiar.`;
export const payNow = "Pagar ahora";
export const isPaid = "Su canasta está pagada";
export const goesBack = "Le estamos reembolsando su dinero";
export const cameTooLate = "El pago llegó demasiado tarde para esta canasta.";
export const isOnItsWay = "Su pago se está procesando";
export const weWrite = "Le escribimos por correo en cuanto su banco decida.";

export const plan = "Mi plan";
export const box = "Canasta";
type Rhythm = { box: string; rhythm: string; weekday: string; window: string };
export const boxOn = ({ box: which, rhythm, weekday, window }: Rhythm) =>
  `${which}, ${rhythm}, ${weekday} de ${window}`;
export const weekdays = {
  0: "los domingos",
  1: "los lunes",
  2: "los martes",
  3: "los miércoles",
  4: "los jueves",
  5: "los viernes",
  6: "los sábados",
};
export const eachCharge = "Cada cobro";
export const nextCharge = "Próximo cobro";
export const none = "Ninguno";
export const card = "Tarjeta";
export const pausedUntil = "En pausa hasta";
export const change = "Cambiar";
export const pause = "Pausar";
export const changeBox = "Cambiar mi canasta";
export const pauseBoxes = "Pausar mis canastas";
export const stillPaused = "Sus canastas siguen en pausa";
export const endPause = "Terminar la pausa";
export const notCanceled = "Su canasta no se canceló";
export const cancelBox = "Cancelar mi canasta";
export const lastComes = (day: string) =>
  `Su última canasta llega el ${day}, porque ya cerró. Después no llega ni se cobra nada más.`;
export const noMore = "Ya no llegan más canastas ni se cobra nada más.";
export const notPaused = "Sus canastas no se pausaron";
export const noBoxBefore = "No enviar canastas antes del";
export const closedStillCome = "Las canastas que ya cerraron llegan de todos modos";
export const pauseUntilThen = "Pausar hasta entonces";
export const boxNotChanged = "Su canasta no se cambió";
export const isChanged = "Su canasta se cambió";
export const startsNext = "El cambio empieza con su próxima canasta abierta.";
export const replans =
  "Con otro día o frecuencia se planean de nuevo sus canastas abiertas, sin lo que haya saltado, cambiado, movido o donado.";
export const save = "Guardar";
export const savedMeanwhile = "Esto se cambió en otra ventana. Ahora dice:";
export const newerValue = (field: string, value: string) => `${field}: ${value}`;
export const saveToReplace =
  "Lo que usted escribió aquí sigue en el formulario. Si guarda de nuevo, se reemplaza lo que se guardó en la otra ventana.";
export const address = "Dirección";
