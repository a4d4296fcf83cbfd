export const names = {
  process_webhook: "Procesar aviso del procesador de pagos",
  sweep_payments: "Revisar pagos",
  reconcile_events: "Cotejar avisos del procesador de pagos",
  reconcile_money: "Conciliar con el procesador de pagos",
  send_product_alerts: "Enviar avisos de productos",
  reopen_paused_farms: "Reabrir granjas en pausa",
  erase_due_accounts: "Borrar cuentas cerradas",
  end_memberships: "Terminar membresías",
  reorder_shop: "Reordenar la tienda",
  purge_old: "Borrar datos antiguos",
  check_invariants: "Revisar que todo cuadre",
  purge_throttles: "Reiniciar los contadores de intentos",
  charge_boxes: "Cobrar canastas",
  plan_boxes: "Planear canastas",
  box_notices: "Enviar avisos de canastas",
  draft_payouts: "Preparar pagos a las granjas",
  lock_orders: "Cerrar pedidos",
  remind_customers: "Enviar recordatorios a clientes",
  ask_for_reviews: "Pedir opiniones",
  remind_of_certificates: "Avisar de certificados por vencer",
  remind_of_visits: "Enviar recordatorios de visitas",
  settle_referrals: "Abonar el crédito por recomendaciones",
  send_gift_cards: "Enviar tarjetas de regalo",
  notify_of_late_vans: "Avisar de camionetas retrasadas",
  settle_left_behind: "Resolver pedidos que no salieron",
  send_customer_update: "Enviar mensaje a clientes",
  send_reset_link: "Enviar enlace para la contraseña",
  send_order_link: "Enviar enlace del pedido",
  forget_address: "Olvidar correo anterior",
  remove_card: "Quitar tarjeta",
  drop_photo: "Quitar foto",
  notify_waiting: "Avisar a la lista de espera",
};

export const states = {
  queued: "En espera",
  running: "En curso",
  retrying: "Por reintentar",
  dead: "Abandonada tras varios intentos",
};

export const everyMinute = "Cada minuto";
export const everyMinutes = (minutes: string) => `Cada ${minutes} minutos`;
export const everyHour = (past: string) => `Cada hora, al minuto ${past}`;
export const everyDay = (time: string) =>
  `Cada día a ${time.startsWith("1:") ? "la" : "las"} ${time}`;

export const anAddress = "(una dirección)";
export const aKey = "(una clave)";
