export const bringFarm = "Traiga su granja al mercado";
export const notApplied = "Sin solicitud";
export const accountReady =
  "Su cuenta está lista, pero todavía no tiene una granja. Cuéntenos de la suya en tres pasos cortos; respondemos en dos días hábiles.";
export const apply = "Empezar mi solicitud";
export const applied = <Part>(confirm: (words: string) => Part) => [
  "¿Ya envió una solicitud? ",
  confirm("Confirme su correo"),
  " y la solicitud que envió con él aparece aquí.",
];
export const haveApplication = (farm: string) => `Tenemos la solicitud de ${farm}`;
export const sent = "Enviada";
export const inReview = "En revisión";
export const willRead = (day: string) =>
  `La leeremos enseguida y le llamaremos para acordar una visita. Tendrá noticias nuestras a más tardar el ${day}. Por ahora no tiene que hacer nada.`;
export const areReading = (day: string) =>
  `La estamos leyendo y le llamaremos para acordar una visita. Tendrá noticias nuestras a más tardar el ${day}. Por ahora no tiene que hacer nada.`;
export const question = (farm: string) => `Tenemos una pregunta sobre ${farm}`;
export const yourTurn = "Le toca a usted";
export const changeAgain = "Cambiarla y enviarla de nuevo";
export const isIn = (farm: string) => `${farm} ya está con nosotros`;
export const approved = "Aprobada";
export const pageIsUp =
  "Su página ya está lista. Nuestro correo trae el enlace que la une a su cuenta.";
export const seePage = "Ver su página";
export const notAccepted = (farm: string) => `No pudimos aceptar a ${farm}`;
export const notThisTime = "Esta vez no";
export const applyAgain = "Enviar otra solicitud";
export const withdrawnTitle = (farm: string) => `La solicitud de ${farm} se retiró`;
export const withdrawn = "Retirada";
export const yourApplication = "Su solicitud";
export const whatWeAsk = "Lo que pedimos";
export const whatWeNeed = "Lo que necesitamos de usted";
export const canChangeAll = "Abajo puede cambiar todo, menos su correo.";
export const yourAnswers = "Sus respuestas";
export const notSent = "Sus cambios no se enviaron";
export const sendAgain = "Enviar la solicitud de nuevo";
export const haveChanges = (farm: string) => `Tenemos los cambios de ${farm}`;
export const willReadNext = (day: string) =>
  `Gracias. Los leeremos enseguida; tendrá noticias nuestras a más tardar el ${day}. No tiene que hacer nada más.`;
export const notReached = "No pudimos conectar con el mercado. Inténtelo de nuevo.";
export const nothingToChange = "Aquí no hay nada que cambiar";
export const signIn = "Iniciar sesión";
export const tryAgain = "Reintentar";
export const nothingLost =
  "No pudimos conectar con el mercado. No se perdió nada: inténtelo de nuevo.";
