import { plural } from "../kit.ts";

export const waiting = {
  brokenRules: (count: number) =>
    plural(count, {
      one: "regla sin cumplir en nuestros registros",
      other: "reglas sin cumplir en nuestros registros",
    }),
  disputes: (count: number) =>
    plural(count, { one: "disputa por responder", other: "disputas por responder" }),
  fullWindows: (count: number, limit: number) =>
    plural(count, {
      one: `horario de entrega lleno a más del ${limit}%`,
      other: `horarios de entrega llenos a más del ${limit}%`,
    }),
  promisedUnits: (count: number) =>
    plural(count, {
      one: "unidad prometida a canastas de los próximos siete días y sin existencias",
      other: "unidades prometidas a canastas de los próximos siete días y sin existencias",
    }),
  applications: (count: number) =>
    plural(count, {
      one: "solicitud de granja por decidir",
      other: "solicitudes de granjas por decidir",
    }),
  applicationsOverdue: (count: number) =>
    plural(count, {
      one: "solicitud de granja atrasada",
      other: "solicitudes de granjas atrasadas",
    }),
  farmsAlone: (count: number) =>
    plural(count, {
      one: "granja sin nadie a cargo",
      other: "granjas sin nadie a cargo",
    }),
  ownLines: (count: number) =>
    plural(count, {
      one: "renglón sin marcar de un pedido de la única persona de su granja: solo un administrador puede marcar lo que falte",
      other:
        "renglones sin marcar de pedidos de la única persona de su granja: solo un administrador puede marcar lo que falte",
    }),
  visitsAlone: (count: number) =>
    plural(count, {
      one: "día de visita con reservaciones en una granja en pausa y sin nadie a cargo: hay que cancelarlo",
      other:
        "días de visita con reservaciones en granjas en pausa y sin nadie a cargo: hay que cancelarlos",
    }),
  suspendedVisits: (count: number) =>
    plural(count, {
      one: "día de visita con reservaciones en una granja suspendida: hay que cancelarlo",
      other: "días de visita con reservaciones en granjas suspendidas: hay que cancelarlos",
    }),
  certificates: (count: number) =>
    plural(count, {
      one: "certificado de granja por revisar",
      other: "certificados de granjas por revisar",
    }),
  certificatesEnding: (count: number, limit: number) =>
    plural(count, {
      one: `certificado de granja que vence en los próximos ${limit} días`,
      other: `certificados de granjas que vencen en los próximos ${limit} días`,
    }),
  unknownPayments: (count: number) =>
    plural(count, {
      one: "pago abierto que no se pudo consultar con el procesador de pagos",
      other: "pagos abiertos que no se pudieron consultar con el procesador de pagos",
    }),
  openRefunds: (count: number) =>
    plural(count, {
      one: "reembolso que el procesador de pagos todavía no acepta",
      other: "reembolsos que el procesador de pagos todavía no acepta",
    }),
  stranded: (count: number) =>
    plural(count, {
      one: "pedido sin entregar cuyo día ya pasó",
      other: "pedidos sin entregar cuyo día ya pasó",
    }),
  messages: (count: number) =>
    plural(count, { one: "mensaje sin responder", other: "mensajes sin responder" }),
  unsentUpdates: (count: number) =>
    plural(count, {
      one: "mensaje programado que no llegaba a nadie y no se envió",
      other: "mensajes programados que no llegaban a nadie y no se enviaron",
    }),
  deadJobs: (count: number) =>
    plural(count, {
      one: "tarea abandonada tras todos los intentos",
      other: "tareas abandonadas tras todos los intentos",
    }),
  failedEmails: (count: number) =>
    plural(count, {
      one: "correo que no se pudo enviar",
      other: "correos que no se pudieron enviar",
    }),
  suppressedEmails: (count: number) =>
    plural(count, {
      one: "correo retenido en las últimas dos semanas: la dirección no recibe",
      other: "correos retenidos en las últimas dos semanas: la dirección no recibe",
    }),
  withoutVan: (count: number) =>
    plural(count, {
      one: "pedido empacado sin camioneta",
      other: "pedidos empacados sin camioneta",
    }),
  notHandedOver: (count: number) =>
    plural(count, {
      one: "pedido que no se pudo entregar: intente de nuevo o reembolse",
      other: "pedidos que no se pudieron entregar: intente de nuevo o reembolse",
    }),
  problems: (count: number) =>
    plural(count, {
      one: "problema de un pedido sin resolver",
      other: "problemas de pedidos sin resolver",
    }),
  failedRefunds: (count: number) =>
    plural(count, {
      one: "reembolso que falló con el procesador de pagos",
      other: "reembolsos que fallaron con el procesador de pagos",
    }),
  failedPayouts: (count: number) =>
    plural(count, {
      one: "pago a una granja que el procesador de pagos rechazó",
      other: "pagos a granjas que el procesador de pagos rechazó",
    }),
  openPayouts: (count: number) =>
    plural(count, {
      one: "pago a una granja que el procesador de pagos todavía no aceptó",
      other: "pagos a granjas que el procesador de pagos todavía no aceptó",
    }),
  moneyDifferences: (count: number) =>
    plural(count, {
      one: "diferencia entre nuestros libros y los del procesador de pagos",
      other: "diferencias entre nuestros libros y los del procesador de pagos",
    }),
  failedReconciliation: (count: number) =>
    plural(count, {
      one: "conciliación con el procesador de pagos que sigue fallando",
      other: "conciliaciones con el procesador de pagos que siguen fallando",
    }),
  payoutRuns: (count: number) =>
    plural(count, {
      one: "día de pago que espera aprobación",
      other: "días de pago que esperan aprobación",
    }),
  noPayoutRun: (count: number, limit: number) =>
    plural(count, {
      one: `vez que no se prepararon pagos en más de ${limit} días`,
      other: `veces que no se prepararon pagos en más de ${limit} días`,
    }),
  withoutDriver: (count: number) =>
    plural(count, {
      one: "ruta de hoy o mañana sin chofer",
      other: "rutas de hoy o mañana sin chofer",
    }),
  neverStarted: (count: number) =>
    plural(count, {
      one: "ruta que no salió aunque ya empezó su horario",
      other: "rutas que no salieron aunque ya empezó su horario",
    }),
  stillOut: (count: number) =>
    plural(count, {
      one: "ruta que sigue fuera después de su día",
      other: "rutas que siguen fuera después de su día",
    }),
};
