import { plural } from "./kit.ts";

export const actions = {
  "user.invited": "Invitó a",
  "user.joined": "Aceptó la invitación de",
  "user.invitation_revoked": "Retiró la invitación de",
  "user.changed": "Cambió los datos de",
  "user.role_changed": "Cambió el rol de",
  "user.disabled": "Cerró la cuenta de",
  "user.enabled": "Abrió la cuenta de",
  "user.reset_sent": "Envió un enlace para la contraseña a",
  "user.signed_out": "Cerró la sesión de",
  "user.password_changed": "Cambió la contraseña de",
  "user.password_reset": "Puso una contraseña nueva por enlace a",
  "user.email_asked": "Pidió otro correo para",
  "user.email_changed": "Cambió el correo de",
  "user.two_factor_begun": "Empezó el segundo factor de",
  "user.two_factor_on": "Activó el segundo factor de",
  "user.two_factor_removed": "Quitó el segundo factor de",
  "user.recovery_codes_renewed": "Hizo códigos de recuperación nuevos de",
  "user.exported": "Exportó los datos de",
  "user.deletion_asked": "Pidió borrar la cuenta de",
  "user.restored": "Abrió el camino de vuelta a",
  "user.deleted": "Borró la cuenta de",
  "user.address_refused": "Quitó un correo, a petición de su dueño, de la cuenta de",
  "user.orders_joined": "Agregó pedidos anteriores a la cuenta de",
  "settings.changed": "Cambió los ajustes",
  "order.canceled": "Canceló",
  "order.added_to": "Agregó productos a",
  "order.delivery_changed": "Cambió la entrega de",
  "order.units_taken_off": "Quitó unidades",
  "order.confirmation_sent": "Envió de nuevo la confirmación de",
  "order.phone_charge": "Cobró a la tarjeta guardada, como se acordó por teléfono,",
  "order.payment_link_sent": "Envió un enlace de pago para",
  "order.left_behind": "Dejó sin salir, por no estar empacado,",
  "route.closed": "Cerró a mano: ruta",
  "stop.closed": "Cerró a mano: parada de",
  "pickup.closed": "Cerró a mano: recepción en",
  "refund.requested": "Reembolsó",
  "refund.bearer_changed": "Cambió quién asume un reembolso",
  "dispute.answered": "Envió pruebas en la disputa de",
  "dispute.accepted": "Aceptó la disputa de",
  "refund.sent_again": "Envió de nuevo un reembolso de",
  "refund.credited": "Dio como crédito un reembolso fallido de",
  "promotion.made": "Creó el código de promoción",
  "promotion.ended": "Terminó el código de promoción",
  "referral.taken_back": "Retiró una recomendación del pedido",
  "gift_card.sent_again": "Envió de nuevo la tarjeta de regalo del recibo",
  "gift_card.voided": "Canceló la tarjeta de regalo del recibo",
  "credit.given": "Dio crédito a",
  "credit.paid_out": "Pagó lo que quedaba de tarjetas de regalo a",
  "membership.refunded": "Reembolsó la membresía de",
  "problem.declined": "Respondió a un problema de",
  "review.replied": "Respondió a una opinión sobre",
  "review.hidden": "Ocultó una opinión sobre",
  "review.shown": "Volvió a mostrar una opinión sobre",
  "mail.retried": "Envió de nuevo",
  "mail.suppression_lifted": "Permitió otra vez correos a",
  "mail.test_sent": "Envió una prueba de",
  "subscriber.changed": "Cambió al suscriptor",
  "subscriber.imported": "Importó suscriptores",
  "subscriber.exported": "Exportó suscriptores",
  "subscriber.unsubscribed": "Dio de baja a",
  "subscriber.erased": "Borró al suscriptor",
  "customer_update.sent": "Escribió a los clientes",
  "customer_update.stopped": "Dejó de escribir a los clientes",
  "application.review_started": "Empezó a revisar",
  "application.changes_asked": "Pidió cambios de",
  "application.resubmitted": "Envió de nuevo",
  "application.approved": "Aceptó",
  "application.rejected": "Rechazó",
  "application.invited_again": "Invitó de nuevo a",
  "product.featured": "Destacó en la tienda un producto de",
  "product.unfeatured": "Dejó de destacar un producto de",
  "farm.page_changed": "Cambió la página de",
  "farm.paused": "Pausó",
  "farm.opened": "Abrió",
  "farm.suspended": "Suspendió",
  "certificate.entered": "Registró un certificado de",
  "certificate.withdrawn": "Retiró un certificado de",
  "certificate.verified": "Verificó un certificado de",
  "certificate.rejected": "Rechazó un certificado de",
  "visit.announced": "Anunció un día de puertas abiertas de",
  "visit.changed": "Cambió un día de puertas abiertas de",
  "visit.called_off": "Canceló un día de puertas abiertas de",
  "payout_account.begun": "Fue a configurar la cuenta de pagos de",
  "payout_account.opened": "Abrió la cuenta de pagos de",
  "payout_account.changed": "Anotó un cambio en la cuenta de pagos de",
  "payout_run.drafted": "Preparó los pagos del",
  "payout_run.redrafted": "Preparó de nuevo los pagos del",
  "payout_run.approved": "Aprobó los pagos del",
  "payout_run.canceled": "Canceló los pagos del",
  "payout.reversed": "Recuperó un pago a",
  "payout.sent_again": "Envió de nuevo un pago a",
  "payout.held": "Retuvo un pago a",
  "difference.explained": "Explicó la diferencia de",
  "inventory.changed": "Cambió el inventario de",
  "inventory.added": "Agregó un producto para",
  "inventory.imported": "Importó el inventario de",
  "harvest.ready": "Marcó listo para",
  "harvest.not_ready": "Retiró una marca para",
  "harvest.short": "Marcó faltante para",
  "harvest.weighed": "Pesó para",
  "job.run_again": "Volvió a ejecutar",
  "job.given_up": "Abandonó",
  "message.answered": "Respondió al mensaje",
  "export.made": "Exportó",
};

export const entries = (count: number) =>
  plural(count, {
    one: `${count} entrada del registro de actividad`,
    other: `${count} entradas del registro de actividad`,
  });

/** What the log keeps in place of a name. */
export const nameless = {
  "guest link": "enlace del pedido",
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
};
export const place = (number: string) => `lugar ${number}`;
export const noPlace = "una membresía sin lugar";
export const mailAddress = (hash: string) => `dirección ${hash}`;
export const journalOf = (from: string, to: string) => `el diario desde ${from} hasta ${to}`;
export const differenceOf = (moved: string, id: string) => `${moved} ${id}`;
export const inventoryOf = (farm: string) => `el inventario de ${farm}`;

export const title = "Registro de actividad";
export const intro = "Qué se cambió, quién lo hizo y cuándo. Sus entradas no se pueden editar.";
export const kindOfChange = "Tipo de cambio";
export const everything = "Todo";
export const when = "Cuándo";
export const who = "Quién";
export const what = "Qué";
export const of = "De";
export const kind = "Tipo";
export const detail = "Detalle";
export const searchLabel = "Buscar personas y cosas";
export const nothingYet = "Todavía no se ha cambiado nada";

export const at = "Cuándo";
export const action = "Acción";
export const id = "Id";
