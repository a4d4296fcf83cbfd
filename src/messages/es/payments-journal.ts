export const title = "Diario";
export const lead =
  "Todo lo que el libro mayor tiene de un periodo, en partida doble, para su contabilidad. Los días son los del negocio; cada asiento cuadra, y la última línea tiene las sumas.";
export const accounts = "Números y nombres de cuentas";
export const payouts = "Pagos a las granjas";
export const csv = "Descargar el diario";
export const csvFailed = "El archivo no se hizo";
export const day = "Fecha";
export const entry = "Número de asiento";
export const ledgerAccount = "Cuenta del libro mayor";
export const accountNumber = "Número de cuenta";
export const accountName = "Nombre de la cuenta";
export const debit = "Debe";
export const credit = "Haber";
export const memo = "Concepto";
export const total = "Total";
