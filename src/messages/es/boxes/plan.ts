export const myAddresses = "Una de mis direcciones";
export const chooseToFill = "Elija una";
export const card = "Tarjeta";
export const addCardFirst = "Primero agregue una tarjeta.";
export const noCardYet = "Todavía no tiene tarjetas guardadas.";
export const addCard = "Agregar tarjeta";
export const day = "Día";
export const window = "Horario";
export const weekdays = {
  0: "Los domingos",
  1: "Los lunes",
  2: "Los martes",
  3: "Los miércoles",
  4: "Los jueves",
  5: "Los viernes",
  6: "Los sábados",
};
export const allergens = "Alérgenos que deben quedar fuera";
export const never = "Nunca en mi canasta (opcional)";
export const typeProduct = "Escriba un producto";
export const notInBoxes = "Nada con ese nombre va en las canastas";
export const size = "Tamaño";
export const sizePrice = (chosen: string, price: string) => `${chosen}, ${price}`;
export const things = (items: number, feeds: string) => `${items} productos. ${feeds}`;
export const howOften = "Cada cuánto";

export const title = "Su canasta semanal";
export const lead =
  "Llena de lo que está en su punto esa semana. Sáltela, cámbiela, páusela o cancélela en línea hasta que se cobre.";
export const alreadyHasOne = "Ya tiene una canasta semanal";
export const seeMine = "Ver mis canastas";
export const changeThere =
  "En su página de canastas puede cambiar su tamaño, día o tarjeta, o cancelarla.";
export const which = "Qué canasta";
export const staysOut = "Qué queda fuera";
export const whereAndWhen = "Dónde y cuándo";
export const glance = "Su canasta de un vistazo";
export const sizeAndRhythm = (chosen: string, rhythm: string) => `${chosen}, ${rhythm}`;
export const start = "Empezar mi canasta";
export const nothingToday = "Hoy no se cobra nada. Puede cancelar en línea con dos clics.";
export const fillIn = "Complete su dirección y agregue una tarjeta para ver el primer cobro.";
export const priceAlone = (price: string, extras: string) => `${price} por canasta, ${extras}.`;
export const box = "Canasta";
export const tax = "Impuesto";
export const delivery = "Entrega";
export const free = "Gratis";
export const eachCharge = "Cada cobro";
export const firstCharge = "Primer cobro";
export const firstBox = "Primera canasta";
export const notStarted = "No se pudo empezar su canasta";
export const isSetUp = "Su canasta semanal quedó programada";
export const copySent = "Le enviamos por correo una copia de lo que aceptó.";
export const agreeFirst = "Primero acepte los cobros";
