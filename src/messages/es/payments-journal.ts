export const title = "Diario";
export const lead =
  "Todos los asientos del libro mayor de un periodo, en partida doble, para su contabilidad. Las fechas son días del calendario en hora del Pacífico; cada asiento cuadra y la última línea tiene los totales.";
export const accounts = "Números y nombres de las cuentas";
export const payouts = "Pagos a las granjas";
export const csv = "Descargar el diario";
export const csvFailed = "El diario no se descargó. Inténtelo de nuevo.";
export const day = "Fecha";
export const entry = "Número de asiento";
export const ledgerAccount = "Cuenta del libro mayor";
export const accountNumber = "Número de cuenta";
export const accountName = "Nombre de la cuenta";
export const debit = "Debe";
export const credit = "Haber";
export const memo = "Concepto";
export const total = "Total";
