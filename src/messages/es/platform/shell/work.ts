import { plural } from "../../kit.ts";

export const areas = {
  admin: "Administración",
  farmer: "Granja",
  logistics: "Logística",
};
export const areaOf = (area: string) => `Área: ${area}`;
export const account = "Cuenta";
export const signOut = "Cerrar sesión";
export const you = "Su cuenta";

export const pages = {
  today: "Hoy",
  harvest: "Cosecha",
  inventory: "Inventario",
  money: "Dinero",
  visits: "Días de visita",
  farm: "Su granja",
  certificates: "Certificados",
  day: "El día",
  pick: "Recepción",
  pack: "Empaque",
  labels: "Etiquetas",
  routes: "Rutas",
  overview: "Resumen",
  orders: "Pedidos",
  ownOrders: "Sus pedidos",
  payments: "Pagos",
  tax: "Impuestos",
  promotions: "Códigos de promoción",
  problems: "Problemas",
  questions: "Preguntas",
  notes: "Notas",
  reviews: "Opiniones",
  box: "Canasta",
  credit: "Crédito",
  referrals: "Recomendaciones",
  saved: "Favoritos",
  addresses: "Direcciones",
  cards: "Tarjetas",
  email: "Correo",
  profile: "Perfil",
  security: "Seguridad",
  logistics: "Logística",
  boxes: "Canastas",
  analytics: "Análisis",
  users: "Usuarios",
  subscribers: "Suscriptores del boletín",
  farmers: "Granjas",
  applications: "Solicitudes",
  prints: "Dibujos",
  messages: "Mensajes",
  write: "Escribir a clientes",
  emails: "Correos",
  jobs: "Tareas programadas",
  settings: "Ajustes",
  audit: "Actividad",
};
export const groups = {
  today: "Hoy",
  money: "Pedidos y dinero",
  people: "Personas",
  goods: "Granjas y productos",
  mail: "Correo y mensajes",
  system: "Sistema",
};

export const search = "Buscar";
export const searchAll = "Buscar pedidos, personas, granjas, productos y páginas";
export const searchBy = "Número, nombre, correo, teléfono, dirección, granja, producto";
export const results = "Resultados";
export const searching = "Buscando…";
export const found = (count: number) =>
  plural(count, { one: `${count} encontrado`, other: `${count} encontrados` });
export const recent = (count: number) =>
  plural(count, { one: `${count} reciente`, other: `${count} recientes` });
export const nothing = "Nada coincide. Pruebe con un número, un nombre o parte de un correo.";
export const twoLetters = "Escriba al menos dos letras.";
export const recentPages = "Páginas recientes";
export const kinds = {
  order: "Pedidos",
  person: "Personas",
  farm: "Granjas",
  product: "Productos",
};
export const pagesFound = "Páginas";
export const keys = { mac: "⌘K", other: "Ctrl K" };
