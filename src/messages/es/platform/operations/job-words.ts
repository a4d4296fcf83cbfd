export const names = {
  process_webhook: "Procesar un aviso del procesador de pagos",
  sweep_payments: "Revisar pagos sin terminar",
  reconcile_events: "Buscar avisos perdidos del procesador de pagos",
  reconcile_money: "Conciliar con el procesador de pagos",
  send_product_alerts: "Enviar avisos de productos",
  reopen_paused_farms: "Reabrir granjas en pausa",
  erase_due_accounts: "Borrar cuentas a petición de sus dueños",
  end_memberships: "Terminar membresías",
  reorder_shop: "Reordenar la tienda",
  purge_old: "Borrar datos antiguos",
  check_invariants: "Revisar que todo cuadre",
  purge_throttles: "Borrar contadores de intentos antiguos",
  charge_boxes: "Cobrar canastas semanales",
  plan_boxes: "Planear canastas semanales",
  box_notices: "Enviar avisos de canastas semanales",
  draft_payouts: "Preparar pagos a las granjas",
  lock_orders: "Cerrar pedidos a la hora del cierre",
  remind_customers: "Recordar el cierre a los clientes",
  ask_for_reviews: "Pedir opiniones",
  remind_of_certificates: "Avisar a las granjas de certificados por vencer",
  remind_of_visits: "Recordar las visitas a los invitados",
  settle_referrals: "Abonar el crédito por recomendaciones",
  send_gift_cards: "Enviar tarjetas de regalo",
  notify_of_late_vans: "Avisar de camionetas retrasadas",
  settle_left_behind: "Reembolsar pedidos que no salieron",
  send_scheduled_updates: "Enviar los mensajes programados a los clientes",
  send_customer_update: "Enviar un mensaje a los clientes",
  send_reset_link: "Enviar un enlace para la contraseña",
  send_order_link: "Enviar un enlace del pedido",
  forget_address: "Borrar un correo anterior",
  remove_card: "Quitar una tarjeta guardada",
  drop_photo: "Borrar una foto sin usar",
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
