export const title = "Libro diario";
export const lead =
  "Todos los asientos contables de un periodo, en partida doble, para su contabilidad. Las fechas están en hora del Pacífico; cada asiento cuadra y la última línea tiene los totales.";
export const accounts = "Catálogo de cuentas";
export const payouts = "Volver a Pagos a las granjas";
export const csv = "Descargar el libro diario";
export const csvFailed = "El libro diario no se descargó. Inténtelo de nuevo.";
export const day = "Fecha";
export const entry = "Número de asiento";
export const ledgerAccount = "Cuenta del libro mayor";
export const accountNumber = "Número de cuenta";
export const accountName = "Nombre de la cuenta";
export const debit = "Debe";
export const credit = "Haber";
export const memo = "Concepto";
export const total = "Total";
