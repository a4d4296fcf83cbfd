import { number, plural } from "../kit.ts";

export const inLine = "Ya tiene su lugar";
export const yourPlace = <Part>(b: (words: string) => Part, place: number) => [
  "Su lugar es el ",
  b(`número ${number(place)}`),
  ".",
];
export const noneInvited = "Nadie ha entrado todavía por su enlace.";
export const invited = (n: number) =>
  plural(n, {
    one: "Un vecino entró por su enlace.",
    other: `${number(n)} vecinos entraron por su enlace.`,
  });
export const bringStreet = "Traiga a su calle";
export const bringStreetText =
  "Mande este enlace a sus vecinos y vea aquí cuántos entraron por él.";
export const ratherNot = "¿Prefiere no esperar?";
export const ratherNotText = "Un lugar de fundador es suyo con un depósito reembolsable.";
export const seeFounding = "Ver la membresía fundadora";
export const lookForEmail = "Revise su correo";
export const lookForEmailText = "Le mandamos su lugar en la fila, con un enlace para sus vecinos.";
export const noEmail =
  "¿No ha llegado en unos minutos? Busque en la carpeta de correo no deseado (spam), o revise que el correo esté bien escrito y entre de nuevo.";
export const changedMind = "¿Cambió de idea?";
export const leave = "Salir de la fila";
export const leaveSure = "Deja su lugar y lo borramos. Puede entrar de nuevo, al final de la fila.";
export const left = "Ya salió de la fila";
export const leftText = "Borramos su lugar, y su enlace para vecinos ya no cuenta.";
export const notLeft = "Sigue en la fila";
export const joinAgain = "Entrar en la fila";
export const deadLink = "Este enlace ya no funciona";
export const deadLinkText =
  "Quizá ya salió de la fila, o el enlace llegó incompleto. Entre con el mismo correo y le mandamos un enlace nuevo.";
export const inFields = "En el campo esta semana";
export const lookAround = "Ver la tienda";
export const questions = "Preguntas";
export const takePlace = "Tome su lugar en la fila";
export const freeToLeave = "Es gratis. Puede salirse cuando quiera.";
export const closer = <Part>(em: (words: string) => Part) => [
  "La granja está más cerca ",
  em("que la tienda."),
];
export const landingText = (lead: string) =>
  `Verduras, fruta, huevos, carne y pan de familias que los producen cerca de usted, en su puerta ${lead} después de pedirlos.`;
export const doWeCome = "¿Llegamos a su zona?";
export const zipCode = "Código postal";
export const checkZip = "Ver mi código postal";
export const thenChoose =
  "Después usted elige: esperar gratis en la fila o tomar un lugar de fundador.";
export const farms = (n: number) => `${n} granjas familiares`;
export const farmsText =
  "Cada una con su nombre, su pueblo y su página. Usted sabe quién cultivó lo que come.";
export const products = (n: number) => `${n} productos`;
export const productsText =
  "De zanahorias a pan. Las granjas cosechan lo que se pidió, y nada más.";
export const mostOfDollar = "La mayor parte de cada dólar";
export const ofDollar = (cents: number) => `${cents}¢ de cada dólar`;
export const dollarText =
  "Es para la granja. Con lo que queda se paga el empaque, el reparto y este mercado.";
export const lineNew = "La fila es nueva: usted podría tener el primer lugar.";
export const line = <Part>(b: (words: string) => Part, households: number, zips: number) => [
  b(number(households)),
  `${plural(households, { one: " familia está", other: " familias están" })} en la fila, de ${plural(zips, { one: "un código postal", other: `${number(zips)} códigos postales` })}.`,
];
export const asOrdered = "Se cosecha lo pedido";
export const asOrderedText =
  "Cada granja recibe su lista después del cierre y cosecha solo eso. Nada espera en una bodega.";
export const whoGrew = "Usted ve quién lo cultivó";
export const whoGrewText = "Cada producto dice de qué granja es, de qué pueblo y cómo se cultivó.";
export const noStrings = "Sin compromiso";
export const noStringsText =
  "Un lugar en la fila no cuesta nada y es sin compromiso. Déjelo cuando quiera.";
export const streetNext = "Su calle podría ser ";
export const streetNextEm = "la próxima en la ruta.";
export const streetText =
  "Vemos en qué lugares hay familias esperando. Díganos dónde vive y nos ayuda a ver hacia dónde crecer.";
export const savePlace = "Apartar mi lugar";
export const growing = "Comida que seguía creciendo ";
export const growingFree =
  "Abajo está lo que da el campo esta semana, con la granja y el precio que usted paga. Sin cuota de membresía y con entrega gratis.";
export const growingFee = (fee: string) =>
  `Abajo está lo que da el campo esta semana, con la granja y el precio que usted paga. Sin cuota de membresía y con entrega ${fee}.`;
export const faster = "La buena comida llega más pronto ";
export const fasterEm = "entre vecinos.";
export const fasterFree =
  "Una parada para diez puertas mantiene la entrega gratis. Regístrese, comparta su enlace con sus vecinos y vea cuántos llegaron por él.";
export const fasterCheap =
  "Una parada para diez puertas mantiene barata la entrega. Regístrese, comparta su enlace con sus vecinos y vea cuántos llegaron por él.";
export const joinAndLink = "Entrar y ver mi enlace";
export const oneStop = "Una parada, muchas puertas";
export const oneStopText = "Al planear las rutas nos fijamos en dónde esperan los vecinos.";
export const whatCost = "¿Cuánto cuesta?";
export const whatCostText =
  "Entrar en la fila es gratis. Después paga lo que pide, al precio que ve en el producto.";
export const whereDeliver = "¿Dónde entregan?";
export const whereDeliverText =
  "En California. La página de entregas muestra si ya llegamos a su código postal.";
export const whatFounding = "¿Qué es la membresía fundadora?";
export const whatFoundingText =
  "Un lugar numerado para familias que quieren ayudarnos a empezar, con un depósito que es totalmente reembolsable hasta su primera entrega.";
export const whatAddress = "¿Qué hacen con mis datos?";
export const whatAddressText =
  "Contamos dónde esperan las familias. No vendemos sus datos a nadie, y puede salirse cuando quiera.";
export const howLeave = "¿Cómo salgo de la fila?";
export const howLeaveText =
  "Abra el enlace de nuestro correo y toque “Salir de la fila”. En ningún caso le cuesta nada.";
