export const title = "Correos";
export const lead =
  "Los correos que reciben clientes y granjas, qué pasó con cada uno y qué direcciones reciben menos o ninguno.";
export const templates = "Plantillas";
export const outbox = "Bandeja de salida";
export const suppressedAddresses = "Direcciones bloqueadas";

export const status = "Estado";
export const undelivered = "Fallidos que se pueden reenviar";
export const heldBack = "Retenidos en las últimas dos semanas";
export const allStatuses = "Todos los estados";
export const kind = "Tipo";
export const allKinds = "Todos los tipos";
export const subject = "Asunto";
export const to = "Para";
export const attempts = "Intentos";
export const lastError = "Último error";
export const created = "Fecha";
export const nothingSentAgain = "No se envió nada otra vez";
export const backInQueue = (emails: number) => `${emails} de nuevo en espera`;
export const search = "Buscar direcciones y asuntos";
export const sendAgain = "Enviar otra vez";
export const noEmails = "Todavía no hay correos";
export const firstOrder = "El primer pedido envía el primero.";
/** In place of its subject. */
export const forgotten = "Se cumplió su plazo: ya no hay texto ni destinatario";
export const asWritten = "El correo como se escribió";

export const reason = "Razón";
export const allReasons = "Todas las razones";
export const sources = { smtp: "Nuestro servidor de correo", report: "El proveedor de correo" };
export const notOnFile = (mark: string) => `Ya no se conserva (${mark})`;
export const address = "Dirección";
export const effect = "Efecto";
export const reportedBy = "Reportada por";
export const since = "Fecha";
export const action = "Acción";
export const allowAgain = "Permitir correos otra vez";
export const allowQuestion = (reader: string) =>
  `¿Enviar correos a ${reader} otra vez? Lo que se retuvo se queda en la bandeja de salida hasta que alguien lo envíe de nuevo.`;
export const thisAddress = "esta dirección";
export const stillSuppressed = "La dirección sigue bloqueada";
export const getsEmail = "La dirección recibe correos otra vez";
export const searchAddress = "Buscar por la dirección completa";
export const noneSuppressed = "No hay direcciones bloqueadas";
export const noneSuppressedText =
  "Aquí están las direcciones cuyos correos rebotan y quienes los marcan como spam.";

export const testNotSent = "La prueba no se envió";
export const testInOutbox = "La prueba está en la bandeja de salida";
export const goesTo = (reader: string) => `Va a ${reader}.`;
export const sendTest = "Enviarme una prueba";
export const subjectIs = <Part>(line: Part) => ["Asunto: ", line];
