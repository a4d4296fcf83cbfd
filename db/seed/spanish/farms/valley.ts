import type { SpanishFarms } from "../types.ts";

export const valleyFarmsEs: SpanishFarms = {
  "blue-heron-farm": {
    tagline: "Verduras de verano a la orilla del Delta",
    story: [
      "Las garzas llegaron primero y siguen paradas en las zanjas como si les pagaran. Grace y Emeka Okafor siembran lo que quiere calor: jitomates, chiles, berenjenas, calabacitas y un elote que se corta de madrugada y se vende de día.",
      "Cuando las noches se enfrían, la granja baja el paso, pero no se detiene. Las calabazas de invierno se curan en el granero, los chiles cuelgan en ristras y los últimos jitomates verdes van al frasco.",
    ],
    quote: "Jitomates feos, surcos derechos. Hay que saber de cuál de los dos preocuparse.",
    practices: [
      "Cajas para lechuzas en vez de veneno para tuzas",
      "Semilla criolla guardada aquí desde 1996",
      "Cortado en su punto y empacado en una sola capa",
    ],
  },
  "vang-garden": {
    tagline: "Té limón, hojas verdes y otras cuarenta cosas",
    story: [
      "Mai Vang aprendió de su mamá a sembrar en los cerros de Laos, y luego otra vez desde cero en la tierra dura de Fresno. En nueve acres caben más de cuarenta cultivos, sembrados de modo que siempre a algo le falten tres días.",
      "Sus nietos llevan las listas de cosecha, las etiquetas y los pleitos por los precios. La semilla todavía la pone Mai.",
    ],
    quote: "Surcos chicos, muchas cosas. Si una falla, la cena no.",
    practices: [
      "Todo se planta, se deshierba y se corta a mano",
      "Paja de arroz entre los surcos",
      "Semilla que se queda en la familia",
    ],
  },
  "three-rows": {
    tagline: "Fruta que se queda una semana más en la rama",
    story: [
      "Después de la guerra, los Okada regresaron al valle sin nada y plantaron tres surcos de durazno. Ahí siguen: cada árbol ya es tan ancho como una troca, y junto a ellos hay caquis, granadas y mandarinas para la otra mitad del año.",
      "Ken y Alice Okada pasan por cada árbol cuatro o cinco veces y cortan por color y con el pulgar. Es lento, y ahí está toda la diferencia.",
    ],
    quote: "El árbol sabe. A nosotros nos toca no tener prisa.",
    practices: [
      "Cuatro o cinco pasadas por árbol, solo fruta madura",
      "Flores silvestres entre los surcos para las abejas",
      "La poda se tritura, no se quema nada",
    ],
  },
  "casa-moreno": {
    tagline: "Aceite de oliva prensado la misma noche",
    story: [
      "El valle de Capay es cálido, seco y angosto, muy parecido a los cerros de Jaén donde prensaban aceite los primeros Moreno. Teresa Moreno plantó aquí arbequina y picual, y construyó un molino tan chico que arranca con una sola caja.",
      "La cosecha va de fines de octubre a diciembre. La aceituna llega al molino antes de seis horas de cortada. El resto del año hay almendras que sacudir, nueces de Castilla que partir y jitomates que secar en las tarimas de atrás de la casa.",
    ],
    quote: "El aceite fresco tiene que hacerlo toser a uno una vez. Así se sabe que está vivo.",
    practices: [
      "Molido antes de seis horas de cortada la aceituna",
      "El orujo regresa al pie de los árboles",
      "En invierno pastan borregos entre los olivos",
    ],
  },
  "butte-basin": {
    tagline: "Arroz, frijol y maíz palomero con fecha de cosecha",
    story: [
      "En invierno los arrozales se inundan y llega medio millón de gansos. En primavera se van, la paja ya se hizo tierra, y Arjun Shah y Karin Lindqvist vuelven a sembrar.",
      "Descascaran una vez al mes, no una vez al año. Se nota: el arroz todavía huele a pasto y los frijoles se cuecen en una hora, porque son de este otoño.",
    ],
    quote: "Los granos también son comida fresca. Nadie les avisó a los supermercados.",
    practices: [
      "Campos inundados en invierno para las aves migratorias",
      "Descascarado y cernido cada mes, en lotes chicos",
      "Fecha de cosecha en cada bolsa",
    ],
  },
  "ash-hollow-apiary": {
    tagline: "Miel cruda, de una flor a la vez",
    story: [
      "Anton Petrov tiene 180 colmenas entre Putah Creek y la sierra de la costa, y las mueve lo menos que puede. Cada apiario se extrae por separado: un frasco sabe a un solo lugar y a un solo mes.",
      "La miel se cuela en manta y nunca se calienta. Tarde o temprano se va a cuajar en su alacena; es señal de que no le hicieron nada.",
    ],
    quote: "Yo no hago miel. Yo cargo cajas para las que sí la hacen.",
    practices: [
      "Nunca se calienta ni se filtra fino",
      "Un tercio de la miel se queda en la colmena para el invierno",
      "Solo aceites esenciales, y solo cuando hacen falta",
    ],
  },
  "millers-daughter": {
    tagline: "Del trigo al horno, sin salir de casa",
    story: [
      "El papá de Jo Haverford sembraba trigo en el valle de Suisun y lo vendía por tonelada. Ella compró un molino de piedra, luego un horno, y ahora el trigo solo sale de la granja hecho pan.",
      "El Sonora y el Yecora Rojo se muelen la noche anterior. La masa fermenta día y medio, y el jueves por la mañana los panes se hornean bien dorados mientras las camionetas ya esperan.",
    ],
    quote: "La harina es un ingrediente fresco. El pan se acuerda cuando a uno se le olvida.",
    practices: [
      "Trigo de temporal",
      "Molido en piedra la noche anterior",
      "Masa madre y una larga noche fría",
    ],
  },
};
