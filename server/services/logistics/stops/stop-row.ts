import { asc, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { COLD_CATEGORIES } from "#shared/logistics/cold.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { deliveryRoutes, routeStops } from "#db/schema/logistics/logistics.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { unitsToComeOfLine } from "../../orders/units/units-to-come.ts";

/** Sorts vans by number, so that `Van 10` comes after `Van 2`. */
export const BY_VAN = [asc(sql`length(${deliveryRoutes.name})`), asc(deliveryRoutes.name)];

/**
 * Condition on a stop and its route: the order is on this van. An order that came back on a finished route needs
 * another van, unless its driver is at the door again.
 */
export const takesItsOrder = or(ne(deliveryRoutes.state, "done"), ne(routeStops.state, "not_home"));

/** How many units the order of a stop brings. */
export const UNITS = unitsWhere(sql`true`);

/** How many of them stay cold all the way. */
export const COLD_UNITS = unitsWhere(inArray(products.category, [...COLD_CATEGORIES]));

function unitsWhere(counts: SQL): SQL<number> {
  return sql<number>`(select coalesce(sum(${unitsToComeOfLine}), 0)::int from order_lines
    join products on products.id = order_lines.product_id
    where order_lines.order_id = ${orders.id} and ${counts})`;
}
