export const names = {
  process_webhook: "Procesar aviso del proveedor de pagos",
  sweep_payments: "Repasar pagos",
  reconcile_events: "Cotejar eventos",
  reconcile_money: "Comparar con el proveedor",
  send_product_alerts: "Enviar avisos de productos",
  reopen_rested_farms: "Reabrir granjas que descansaron",
  erase_due_accounts: "Borrar cuentas vencidas",
  reorder_shop: "Reordenar la tienda",
  purge_old: "Borrar lo antiguo",
  check_invariants: "Revisar que todo cuadre",
  purge_throttles: "Limpiar conteos de intentos",
  charge_boxes: "Cobrar canastas",
  plan_boxes: "Planear canastas",
  box_notices: "Avisos de canastas",
  draft_payouts: "Preparar pagos a las granjas",
  lock_orders: "Cerrar pedidos",
  remind_customers: "Recordar a clientes",
  ask_for_reviews: "Pedir opiniones",
  remind_of_certificates: "Recordar certificados",
  remind_of_visits: "Recordar días de puertas abiertas",
  settle_referrals: "Dar crédito por recomendaciones",
  send_gift_cards: "Enviar tarjetas de regalo",
  notify_of_late_vans: "Avisar de camionetas retrasadas",
  settle_left_behind: "Resolver lo que no salió",
  send_customer_update: "Enviar mensaje a clientes",
  send_reset_link: "Enviar enlace para la contraseña",
  send_order_link: "Enviar enlace del pedido",
  forget_address: "Olvidar correo anterior",
  drop_photo: "Quitar foto",
  notify_waiting: "Avisar a la lista de espera",
};

export const states = {
  queued: "En espera",
  running: "En curso",
  retrying: "Espera otro intento",
  dead: "Abandonada tras varios intentos",
};

export const everyMinute = "Cada minuto";
export const everyMinutes = (minutes: string) => `Cada ${minutes} minutos`;
export const everyHour = (past: string) => `Cada hora, en el minuto ${past}`;
export const everyDay = (time: string) => `Cada día, ${time}`;

export const anAddress = "(una dirección)";
export const aKey = "(una clave)";
