export const title = "Ingresos netos";
export const journal = "Libro diario de estos días";
export const booked = "Registrado";
export const what = "Qué";
export const account = "Cuenta";
export const allAccounts = "Todas las cuentas";
export const about = "Pedido o pago";
export const payment = "El pago";
export const nothing = "Ninguno";
export const amount = "Monto";
export const sum = (period: string, earned: string) => `Del ${period}: ${earned}`;
export const sumOf = (name: string, period: string, earned: string) =>
  `${name}, del ${period}: ${earned}`;
export const none = "No se registró nada en estos días";
