import { plural } from "../../kit.ts";

export const actions = {
  "user.invited": "Invitó a una persona",
  "user.joined": "Aceptó la invitación",
  "user.invitation_revoked": "Retiró la invitación",
  "user.changed": "Cambió los datos",
  "user.role_changed": "Cambió el rol",
  "user.disabled": "Desactivó la cuenta",
  "user.enabled": "Activó la cuenta",
  "user.reset_sent": "Envió un enlace para la contraseña",
  "user.signed_out": "Cerró las sesiones",
  "user.password_changed": "Cambió la contraseña",
  "user.password_reset": "Puso una contraseña nueva por enlace",
  "user.email_asked": "Pidió otro correo",
  "user.email_changed": "Cambió el correo",
  "user.two_factor_begun": "Empezó a configurar la verificación en dos pasos",
  "user.two_factor_on": "Activó la verificación en dos pasos",
  "user.two_factor_removed": "Desactivó la verificación en dos pasos",
  "user.recovery_codes_renewed": "Hizo códigos de recuperación nuevos",
  "user.exported": "Exportó los datos",
  "user.deletion_asked": "Pidió borrar la cuenta",
  "user.restored": "Permitió recuperar la cuenta",
  "user.deleted": "Borró la cuenta",
  "user.address_refused": "Quitó un correo, a petición de su dueño, de la cuenta",
  "user.orders_joined": "Agregó pedidos anteriores a la cuenta",
  "settings.changed": "Cambió los ajustes",
  "order.canceled": "Canceló el pedido",
  "order.added_to": "Agregó productos al pedido",
  "order.delivery_changed": "Cambió la entrega del pedido",
  "order.redelivery_chosen": "Eligió otro día para el pedido",
  "order.units_taken_off": "Quitó unidades del pedido",
  "order.confirmation_sent": "Envió de nuevo la confirmación",
  "order.phone_charge": "Cobró a la tarjeta guardada, como se acordó por teléfono",
  "order.payment_link_sent": "Envió un enlace de pago",
  "order.left_behind": "Dejó sin salir un pedido que no estaba empacado",
  "route.closed": "Terminó manualmente la ruta",
  "route.delay_explained": "Cambió la causa de un retraso",
  "stop.closed": "Cerró manualmente la parada",
  "pickup.closed": "Terminó manualmente la recepción",
  "refund.requested": "Hizo un reembolso",
  "refund.bearer_changed": "Cambió quién asume un reembolso",
  "dispute.answered": "Envió pruebas en la disputa",
  "dispute.accepted": "Envió al banco la aceptación de la disputa",
  "refund.sent_again": "Envió de nuevo un reembolso",
  "refund.credited": "Abonó como crédito un reembolso fallido",
  "promotion.made": "Creó el código de promoción",
  "promotion.ended": "Terminó el código de promoción",
  "referral.taken_back": "Retiró una recomendación",
  "gift_card.sent_again": "Envió de nuevo la tarjeta de regalo",
  "gift_card.voided": "Canceló la tarjeta de regalo",
  "credit.given": "Abonó crédito",
  "credit.paid_out": "Pagó lo que quedaba de tarjetas de regalo",
  "membership.refunded": "Reembolsó la membresía",
  "problem.declined": "Respondió a un problema",
  "review.replied": "Respondió a una opinión",
  "review.hidden": "Ocultó una opinión",
  "review.shown": "Volvió a mostrar una opinión",
  "question.answered": "Respondió a una pregunta",
  "question.hidden": "Ocultó una pregunta",
  "question.shown": "Volvió a mostrar una pregunta",
  "note.published": "Publicó una nota de",
  "note.changed": "Cambió una nota de",
  "note.removed": "Quitó una nota de",
  "note.hidden": "Ocultó una nota de",
  "note.shown": "Volvió a mostrar una nota de",
  "mail.retried": "Envió de nuevo un correo",
  "mail.suppression_lifted": "Permitió otra vez correos",
  "mail.test_sent": "Envió una prueba de un correo",
  "subscriber.changed": "Cambió los datos de un suscriptor",
  "subscriber.imported": "Importó suscriptores",
  "subscriber.exported": "Exportó suscriptores",
  "subscriber.unsubscribed": "Dio de baja a un suscriptor",
  "subscriber.erased": "Borró a un suscriptor",
  "customer_update.scheduled": "Programó un mensaje a los clientes",
  "customer_update.unscheduled": "Volvió a dejar como borrador un mensaje programado",
  "customer_update.sent": "Escribió a los clientes",
  "customer_update.stopped": "Dejó de escribir a los clientes",
  "application.review_started": "Empezó a revisar la solicitud",
  "application.changes_asked": "Pidió cambios en la solicitud",
  "application.resubmitted": "Envió de nuevo la solicitud",
  "application.approved": "Aceptó la solicitud",
  "application.rejected": "Rechazó la solicitud",
  "application.invited_again": "Invitó de nuevo a la granja",
  "product.featured": "Destacó un producto en la tienda",
  "product.unfeatured": "Dejó de destacar un producto",
  "farm.page_changed": "Cambió la página de la granja",
  "farm.paused": "Pausó la granja",
  "farm.opened": "Abrió la granja",
  "farm.suspended": "Suspendió la granja",
  "certificate.entered": "Registró un certificado",
  "certificate.withdrawn": "Retiró un certificado",
  "certificate.verified": "Verificó un certificado",
  "certificate.rejected": "Rechazó un certificado",
  "visit.announced": "Anunció un día de visita",
  "visit.changed": "Cambió un día de visita",
  "visit.canceled": "Canceló un día de visita",
  "payout_account.begun": "Fue a configurar la cuenta para recibir pagos",
  "payout_account.opened": "Abrió la cuenta para recibir pagos",
  "payout_account.changed": "Anotó un cambio en la cuenta para recibir pagos",
  "payout_run.drafted": "Preparó los pagos a las granjas",
  "payout_run.redrafted": "Preparó de nuevo los pagos a las granjas",
  "payout_run.approved": "Aprobó los pagos a las granjas",
  "payout_run.canceled": "Canceló los pagos a las granjas",
  "payout.reversed": "Recuperó un pago a una granja",
  "payout.sent_again": "Envió de nuevo un pago a una granja",
  "payout.held": "Retuvo un pago a una granja",
  "difference.explained": "Explicó una diferencia",
  "inventory.changed": "Cambió el inventario",
  "inventory.added": "Agregó un producto",
  "inventory.imported": "Importó el inventario",
  "harvest.ready": "Marcó productos como listos",
  "harvest.not_ready": "Quitó la marca de listo",
  "harvest.short": "Marcó faltantes",
  "harvest.weighed": "Pesó productos",
  "job.run_again": "Volvió a ejecutar una tarea",
  "job.given_up": "Abandonó una tarea",
  "message.answered": "Respondió a un mensaje",
  "export.made": "Exportó datos",
};

export const entries = (count: number) =>
  plural(count, {
    one: `${count} entrada del registro de actividad`,
    other: `${count} entradas del registro de actividad`,
  });

/** What the log keeps in place of a name. */
export const nameless = {
  "guest link": "enlace del pedido",
  "guest buyer": "quien la compró sin cuenta",
  "erased account": "cuenta borrada",
  "erased name": "borrado",
  "a former address": "una dirección anterior",
};
/** Lists of which the log keeps how many of their rows were taken. */
export const counts = {
  orders: (n: number) => plural(n, { one: "1 pedido", other: `${n} pedidos` }),
  farms: (n: number) => plural(n, { one: "1 granja", other: `${n} granjas` }),
  subscribers: (n: number) => plural(n, { one: "1 suscriptor", other: `${n} suscriptores` }),
  payments: (n: number) => plural(n, { one: "1 pago", other: `${n} pagos` }),
  users: (n: number) => plural(n, { one: "1 usuario", other: `${n} usuarios` }),
  problems: (n: number) => plural(n, { one: `${n} problema`, other: `${n} problemas` }),
  reviews: (n: number) => plural(n, { one: `${n} opinión`, other: `${n} opiniones` }),
};
export const place = (number: string) => `lugar ${number}`;
export const noPlace = "una membresía sin lugar";
export const mailAddress = (hash: string) => `dirección ${hash}`;
export const journalOf = (from: string, to: string) => `el libro diario desde ${from} hasta ${to}`;
export const differenceOf = (moved: string, id: string) => `${moved} ${id}`;
export const routeOf = (van: string, day: string) => `la ruta de ${van} del ${day}`;
export const inventoryOf = (farm: string) => `el inventario de ${farm}`;

export const title = "Registro de actividad";
export const intro = "Qué se cambió, quién lo hizo y cuándo. Las entradas no se pueden editar.";
export const kindOfChange = "Tipo de cambio";
export const everything = "Todas las acciones";
export const when = "Fecha";
export const who = "Quién";
export const what = "Qué";
export const alone = (action: string) => action;
/** In a sentence by itself: what was done, and to what. */
export const did = (action: string, subject: string) => `${action}: ${subject}`;
export const of = "Afecta a";
export const kind = "Tipo";
export const detail = "Detalle";
export const searchLabel = "Buscar por persona, granja o producto";
export const nothingYet = "Todavía no se ha cambiado nada";

export const at = "Fecha";
export const action = "Acción";
export const actionId = "ID de la acción";
export const id = "Id";
