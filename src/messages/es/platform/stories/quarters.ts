import { number, period } from "../../kit.ts";

export const title = "Trimestre por trimestre";
export const caption = "El mercado por trimestres del año, del más reciente al más antiguo";
export const quarter = "Trimestre";
const months = { 1: "ene a mar", 2: "abr a jun", 3: "jul a sep", 4: "oct a dic" };
export const nameOf = (nth: 1 | 2 | 3 | 4, year: number) => `${months[nth]}\u00a0${year}`;
export const soFar = "hasta hoy";
/** In place of money of a quarter that is not over. */
export const atEnd = "Al terminar el trimestre";
export const toDate = "En total";
export const columns = {
  orders: "Pedidos",
  paid: "Pagado a las granjas",
  share: "Mediana de la parte de las granjas",
  farms: "Granjas",
  households: "Familias",
  boxesDonated: "Canastas donadas",
  donated: "Valor de lo donado",
};
export const count = (value: number) => number(value);
export const notEnough = "No hay datos suficientes";
export const none = "Todavía no hay un trimestre con pedidos.";
export const counted = (asOf: string) => `Según nuestros propios libros, al ${asOf}${period(asOf)}`;
export const leavesOut = "“En total” no incluye los trimestres con muy pocos pedidos.";
export const download = "Descargar como CSV";

/** The columns of the file besides those of the page. */
export const file = {
  soFar: "Hasta hoy; el dinero, al terminar el trimestre",
  from: "Primer día",
  to: "Último día",
  note: "Nota",
  paid: "Pagado a las granjas, USD",
  share: "Mediana de la parte de las granjas, %",
  donated: "Valor de los productos donados, USD",
};

export const howCounted = {
  title: "Cómo se cuentan los trimestres",
  text: "Un pedido cuenta en el trimestre en que se hizo, si no se canceló ni se reembolsó, con todo lo que pasó con él hasta hoy. Un trimestre con muy pocos pedidos no se muestra ni cuenta “En total”; los pedidos y las familias de arriba de la tabla sí lo incluyen. El dinero se muestra, y cuenta “En total”, cuando termina su trimestre. Los trimestres son los de nuestro calendario, el de California.",
};
export const paid = {
  title: "Pagado a las granjas",
  text: "Lo que llegó a las cuentas de las granjas en ese trimestre, menos lo que regresó de ellas. Se les paga unas semanas después de que lo ganan. Lo mostramos si no se pagó a ninguna o si se pagó a tres granjas o más: si no, diría lo que recibió una sola.",
};
export const share = {
  title: "Mediana de la parte de las granjas",
  text: "En cada pedido, lo que ganaron sus granjas entre el precio de sus productos, sin impuesto ni entrega. Los reembolsos por los que la granja no cobra bajan ambos; los demás reembolsos y los descuentos que pagamos nosotros no bajan ninguno. En la mitad de los pedidos, las granjas recibieron esta parte o más. Redondeado hacia abajo.",
};
export const farms = {
  title: "Granjas y familias",
  text: "Granjas que ganaron algo con estos pedidos y correos distintos que los hicieron. La mayoría vuelve, así que los trimestres suman más que el total.",
};
export const donated = {
  title: "Canastas, no comidas",
  text: "Canastas semanales que las familias regalaron a un banco de alimentos y que llegaron. Mostramos el precio de sus productos, menos los reembolsos por los que la granja no cobra, si un trimestre no tiene ninguna, o tiene cinco canastas o más: con menos diría lo que pagó cada familia. No mostramos un número de comidas: mucho se vende por manojo o por pieza, así que no sabemos cuánto pesa.",
};
