import { number, plural } from "../../kit.ts";

export const title = "Ajustes";
export const intro =
  "Los cambios se aplican de inmediato. Los pedidos ya hechos conservan sus precios.";
export const notSaved = "No se guardó";
export const saved = "Guardado";
export const unserved = (count: number) =>
  plural(count, {
    one: "1 pedido abierto queda en un lugar, día u horario sin entrega.",
    other: `${number(count)} pedidos abiertos quedan en un lugar, día u horario sin entrega.`,
  });
export const seeOrders = "Ver los pedidos";
export const save = (tab: string) => `Guardar ${tab.toLowerCase()}`;
export const chooseEach = (who: string) =>
  `${who} guardó esta pestaña mientras tanto. Nada de lo que escribió se pierde: elija en cada ajuste marcado cuál de los dos queda y después guarde.`;
export const savedMeanwhile = "Lo cambió otra persona mientras tanto";
export const theirs = (value: string) => `El otro: ${value}`;
export const mine = (value: string) => `El mío: ${value}`;
export const keepTheirs = "Dejar el otro";
export const takeMine = "Usar el mío";
export const history = "Historial";
export const noChanges = "Todavía no hay cambios.";
export const entry = (at: string, who: string, changes: string) => `${at}, ${who}: ${changes}`;
export const changeBack = "Revertir";
export const changeBackTo = (at: string) => `¿Volver a como estaba antes del ${at}?`;

export const businessName = {
  label: "Nombre del negocio",
  description:
    "A quién le compran los clientes: aparece al pie de la página, en los correos, en los recibos y en los términos",
};
export const contactEmail = {
  label: "Correo de contacto",
  description:
    "Aquí llegan los mensajes de la página de contacto y las respuestas a nuestros correos",
};
export const phone = "Teléfono";
export const streetAndNumber = "Calle y número";
export const city = "Ciudad";
export const state = { label: "Estado", description: "Dos letras" };
export const zip = "Código postal";
export const hours = {
  label: "Horario de atención",
  description:
    "Una línea por cada grupo de días con el mismo horario. Escríbalo en inglés, por ejemplo: Mon-Fri 9am-6pm",
};
export const social = {
  label: "Páginas en redes sociales",
  description:
    "Una dirección web por línea; aparecen como enlaces al pie de la página. Déjelo vacío para no poner enlaces",
};

export const name = "Nombre";
export const street = "Calle";
export const depotZip = {
  label: "Código postal",
  description: "Las rutas se planean desde el centro de este código postal",
};
export const depot = "Centro de acopio, donde se cargan las camionetas";
export const vanCrates = {
  label: "Cajas que caben en cada camioneta",
  description:
    "De la camioneta 1, la 2 y las demás, separadas por espacios, como 40 40 25. Las rutas muestran entonces qué tan llena va cada camioneta. Si lo deja vacío, no hay límite.",
};

export const weekdays = "Días de la semana con entrega";
export const notServed = {
  label: "Todavía sin entrega",
  description:
    "Los primeros dos a cinco dígitos de códigos postales de California, separados por espacios. Cuando quite uno, quienes esperan ahí reciben un correo.",
};
export const windows = "Horarios de entrega";
export const deliveriesIn = (window: string) => `Entregas de ${window}`;
export const perDay = "Entregas por día";
export const popup = {
  label: "Mostrar la ventana de bienvenida",
  description: "Medio segundo después de la primera página, a lo más una vez en siete días",
};
export const agreedRate = "Cada granja conserva la tasa que acordó";
export const commission = {
  label: "Nuestra parte de las ventas de cada granja",
  description: "Del 15 al 20%, para los pedidos de ahora en adelante",
};
export const tax = {
  label: "Impuesto sobre las ventas",
  description: "De los productos, para los pedidos de ahora en adelante",
};
export const fee = {
  label: "Cargo por entrega",
  description: "A menos que una zona diga otra cosa; 0 es entrega gratis",
};
export const smallest = {
  label: "Pedido mínimo",
  description: "Productos antes de impuesto y cargo, a menos que una zona diga otra cosa",
};
export const leadDays = {
  label: "Días entre el pedido y la entrega",
  description:
    "Se puede pedir, cambiar y cancelar hasta las 11:59\u00a0p.\u00a0m. de tantos días antes de la entrega",
};
export const boxLeadDays = {
  label: "Días entre el cierre de una canasta semanal y su entrega",
  description:
    "Al menos dos más que arriba, para poder intentar de nuevo una tarjeta rechazada en los dos días siguientes",
};
export const horizon = "Días que se pueden elegir por adelantado";
export const foodBank = {
  label: "Banco de alimentos",
  description: "Los clientes pueden donarle una canasta semanal; se les cobra como siempre",
};
export const bankCity = "Ciudad";
export const bankPhone = "Teléfono, para el chofer";
export const payoutDays = {
  label: "Días de pago",
  description:
    "Días del mes, separados por espacios. Si el mes no tiene ese día, se paga el último.",
};
export const payoutDelay = {
  label: "Días entre la entrega y el pago",
  description: "En días del calendario, contados hacia atrás desde el día de pago",
};
export const payoutSmallest = {
  label: "Pago mínimo",
  description: "Lo que sea menos espera al siguiente día de pago",
};
export const referralFriend = {
  label: "Descuento del primer pedido de la persona recomendada",
  description:
    "Lo que ahorra quien llega por el enlace de un cliente. Con cero se desactivan las recomendaciones.",
};
export const referralReward = {
  label: "Crédito por recomendar",
  description:
    "Se da cuando llegó el primer pedido de la persona invitada y pasó el plazo para avisar de problemas. Con cero se desactivan las recomendaciones.",
};
export const referralMinimum = {
  label: "Pedido mínimo de la persona recomendada",
  description: "Lo que deben sumar sus productos, antes de impuesto y cargo.",
};
export const referralsPerYear = {
  label: "Personas recomendadas al año",
  description: "Cuántos primeros pedidos puede traer el enlace de un cliente en un año calendario.",
};
export const reviewsAtLeast = {
  label: "Cuántas opiniones se necesitan para mostrarlas",
  description: "De cada producto. Con más de 1 cuesta más saber quién las escribió",
};
export const foundingPlaces = "Lugares de fundador en total";
export const deposit = "Depósito reembolsable";
export const creditAtOnce = {
  label: "Crédito sin el equipo",
  description:
    "Lo que se puede abonar en el acto a un cliente en 30 días por problemas reportados; con 0, el equipo decide siempre",
};
export const perHour = "Pedidos por cuenta en una hora";
export const perAccount = {
  label: "Compras abiertas por cuenta",
  description: "Empezadas y sin pagar; cada una aparta sus productos y su horario de entrega",
};
export const perAddress = {
  label: "Compras abiertas por dirección de red",
  description: "Un hogar, una oficina o una red de teléfono pueden compartir una dirección",
};
export const visitorHold = {
  label: "Lo máximo que una persona puede apartar sin pagar",
  description: "De las existencias de cada producto y de los lugares de cada horario",
};
export const addressHold = {
  label: "Lo máximo que una dirección de red puede apartar sin pagar",
  description: "Todas sus visitas juntas, de las mismas existencias y lugares",
};
export const unitsAtLeast = {
  label: "Unidades que siempre se pueden apartar",
  description: "Aunque los porcentajes de arriba den menos",
};

export const dayNamed = (weekday: string, day: string) => `${weekday}, ${day}`;
export const restDays = "Días sin entrega";
export const remove = "Quitar";
export const removeDay = (day: string) => `Quitar ${day}`;
export const noRestDays = "Ninguno por ahora.";
export const anotherDay = "Otro día";
export const addDay = "Agregar este día";
export const movedDays = "Días movidos";
export const comesOn = (from: string, to: string) => `${from} se entrega el ${to}`;
export const noMovedDays =
  "Ninguno por ahora. Los pedidos ya hechos conservan su día; los nuevos llevan el día nuevo.";
export const insteadOf = "En lugar del";
export const deliverOn = "Entregar el";
export const moveDay = "Mover este día";

export const addZone = "Agregar zona";
export const zone = (count: number) => `Zona ${count}`;
export const zips = {
  label: "Los códigos postales empiezan con",
  description: "De dos a cinco dígitos cada uno, separados por espacios",
};
export const zoneFee = "Cargo";
export const zoneSmallest = "Pedido mínimo";
export const removeZone = "Quitar esta zona";
export const zoneWeekdays = {
  label: "Días de la semana",
  description: "De los días de entrega del mercado",
};

export const deliveryTax = {
  label: "Tipo de impuesto del cargo de entrega",
  description: "Si un cargo de entrega paga impuesto depende del estado y de la ciudad.",
};
export const deliveryUntaxed = "Sin impuesto";
export const taxRatesIntro = (percent: number) =>
  `Todo paga la tasa única de ${percent}% (Impuesto, cargos y comisión), menos los productos de una tasa de aquí abajo, mientras esté vigente. Los pedidos pagados y las compras en curso conservan las tasas con que se hicieron.`;
export const taxRate = (place: number) => `Tasa ${place}`;
export const taxedGoods = "Qué se grava";
export const taxAuthority = {
  label: "Quién recibe el impuesto",
  description:
    "Por ejemplo State of California o Alameda County. Así lo nombran los recibos y los libros.",
};
export const taxRateOf = {
  label: "Tasa",
  description: "Con 0% estos productos no pagan este impuesto.",
};
export const taxZips = {
  label: "Códigos postales que empiezan con",
  description:
    "Déjelo vacío para que valga en todas partes. Para cada autoridad cuenta el comienzo más largo que coincida.",
};
export const taxFrom = "Primer día";
export const taxTo = "Último día, si se sabe";
export const addTaxRate = "Agregar tasa";
export const removeTaxRate = "Quitar esta tasa";

export const booksIntro =
  "La cuenta de su contabilidad para cada cuenta del libro mayor, como la nombra el libro diario. Varias pueden compartir un número si comparten el nombre.";
export const bookNumber = "Número";
export const bookName = "Nombre";
