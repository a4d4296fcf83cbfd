import { number } from "../../kit.ts";

export const nameBusiness = "Escriba el nombre del negocio";
export const phoneMissing = "Escriba un número de teléfono";
export const phoneInvalid = "Escriba un número de teléfono válido";
export const streetAndNumber = "Escriba la calle y el número";
export const cityMissing = "Escriba la ciudad";
export const stateMissing = "Escriba el estado";
export const stateAsCa = "Escriba el estado así: CA";
export const zipMissing = "Escriba el código postal";
export const zipInvalid = "Escriba un código postal válido";
export const hoursLine = "Escriba la línea así: Mon-Fri 9am-6pm";
export const hoursMissing = "Escriba al menos una línea, por ejemplo Mon-Fri 9am-6pm";
export const sevenLines = "Escriba siete líneas como máximo";
export const socialAddress = "Escriba la dirección así: https://www.instagram.com/su-mercado";
export const sixAddresses = "Escriba seis direcciones como máximo";

export const zipPrefix =
  "Escriba los primeros dos a cinco dígitos de un código postal de California";
export const nameZone = "Escriba el nombre de la zona";
export const prefixMissing = "Escriba los primeros dígitos de al menos un código postal";
export const feeMissing = "Escriba un cargo";
export const minimumMissing = "Escriba un mínimo";
export const atMost = (most: string) => `Como máximo ${most}`;
export const atLeast = (least: string) => `Como mínimo ${least}`;
export const numberMissing = "Escriba un número";
export const amountMissing = "Escriba una cantidad";
export const shareMissing = "Escriba un porcentaje";
export const rateMissing = "Escriba una tasa";
export const taxCategoryMissing = "Elija qué se grava";
export const authorityMissing = "Escriba quién recibe el impuesto, por ejemplo State of California";
export const authorityLong = (most: number) =>
  `Escriba quién recibe el impuesto en ${most} caracteres como máximo`;
export const taxFromMissing = "Elija el primer día de la tasa";
export const taxToAs = "Elija el último día de la tasa o déjelo vacío";
export const taxEndsBefore = "El último día de una tasa no puede ser anterior al primero";
export const taxOverlaps = (authority: string, category: string, zips: string) =>
  zips === ""
    ? `${authority} tiene dos tasas para “${category}” el mismo día. Termine una antes de que empiece la otra.`
    : `${authority} tiene dos tasas para “${category}” en los códigos postales ${zips} el mismo día. Termine una antes de que empiece la otra.`;
export const weekdayMissing = "Elija al menos un día de la semana";
export const payoutDays = "Escriba días del mes, del 1 al 31";
export const bookNumberMissing = "Cada cuenta necesita un número, como 2100";
export const bookNumberAs =
  "Escriba los números de cuenta como 2100 o 6-1200, con 20 caracteres como máximo";
export const bookNameLong = (most: number) =>
  `Los nombres de cuenta tienen ${most} caracteres como máximo`;
export const bookNumberTwice = (account: string) =>
  `La cuenta ${account} está dos veces. Para usarla en ambas, escriba el mismo nombre.`;
export const nameDepot = "Escriba el nombre del centro de acopio";
export const vanCratesMissing =
  "Escriba cuántas cajas caben en cada camioneta, separadas por espacios";
export const vanCratesMost = (most: number) => `Como máximo ${most} camionetas`;
export const nameFoodBank = "Escriba el nombre del banco de alimentos";
export const streetMissing = "Escriba una calle";
export const zipInCalifornia = "Escriba un código postal de California";
export const daysAs = "Escriba los días así: 2026-12-25";
export const dayMoved = "Elija el día que se mueve";
export const dayComes = "Elija el día en que llega";
export const anotherDay = "Elija otro día para que llegue";
export const movedOnce = "Un día solo puede moverse a otro día";

export const anotherTab = "Estos ajustes son de otra pestaña";
export const changedMeanwhile = (who: string | undefined) =>
  `${who ?? "Alguien"} cambió estos ajustes mientras tanto. Revíselos de nuevo.`;
export const movedToHoliday = (day: string) =>
  `El ${day} no se entrega nada. Mueva las entregas a otro día o quítelo de los días sin entrega.`;
export const unknownZip = (zip: string) =>
  `No reconocemos ${zip} como código postal de California.`;
export const count = (value: number) => number(value);
export const percent = (value: number) => `${value}%`;
