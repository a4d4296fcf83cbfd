import { asc, eq } from "drizzle-orm";
import { logisticsMail } from "#messages/logistics/mail.ts";
import { logisticsSlip as m } from "#messages/logistics/slip.ts";
import { REPORT_DAYS } from "#shared/analytics/report-days.ts";
import { brand } from "#shared/brand.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { formatSlotLong, type WindowId } from "#shared/checkout/delivery.ts";
import { inOrder, type Language } from "#shared/language.ts";
import { coldAmong } from "#shared/logistics/cold.ts";
import { eatenFirst } from "#shared/logistics/eaten-first.ts";
import { harvestText } from "#shared/orders/harvest-text.ts";
import { harvestOf, orderedOn } from "#shared/orders/line-harvest.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { speak } from "../../language.ts";
import { unitsToComeOfLine } from "../orders/units/units-to-come.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { inWorkOn } from "./lines.ts";
import { getPackList } from "./pack.ts";

/**
 * What lies in each crate of a window for its household, in the language of the order: the goods by farm, how to keep
 * them, when they were harvested and what to eat first, without prices or address. In loading order, without disputed orders.
 */
export async function getPackingSlips(deps: Deps, day: Day, window: WindowId) {
  const [crates, lines, settings] = await Promise.all([
    getPackList(deps, day, window),
    linesOf(deps.db, day, window),
    getSettings(deps),
  ]);
  const terms = { calendar: calendarOf(settings), today: businessDayAt(deps.clock.now()) };
  const byOrder = Map.groupBy(
    lines.filter(({ units }) => units > 0),
    ({ number }) => number,
  );
  return crates
    .filter(({ isStopped }) => !isStopped)
    .flatMap(({ number }) => {
      const own = byOrder.get(number) ?? [];
      const [first] = own;
      return first ? [speak(first.language, () => slipOf(first, own, terms))] : [];
    });
}

const linesOf = (db: Db, day: Day, window: WindowId) =>
  db
    .select({
      number: orders.number,
      language: orders.language,
      delivery: orders.delivery,
      day: orders.deliveryDay,
      window: orders.deliveryWindow,
      productId: orderLines.productId,
      name: orderLines.name,
      pack: orderLines.pack,
      farmName: orderLines.farmName,
      quantity: orderLines.quantity,
      freed: orderLines.freed,
      short: orderLines.short,
      harvestedAt: orderLines.harvestedAt,
      units: unitsToComeOfLine,
      order: {
        state: orders.state,
        deliveryDay: orders.deliveryDay,
        harvestedFor: orders.harvestedFor,
      },
      product: {
        name: products.name,
        nameEs: products.nameEs,
        category: products.category,
        storage: products.storage,
        storageEs: products.storageEs,
        keepsDays: products.keepsDays,
        seasonMonths: products.seasonMonths,
      },
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inWorkOn(day, window))
    .orderBy(asc(orderLines.productId));
type Line = Awaited<ReturnType<typeof linesOf>>[number];

type Terms = Parameters<typeof orderedOn>[1];

function slipOf(first: Line, own: readonly Line[], terms: Terms) {
  const { number, language, delivery, day, window } = first;
  const harvested = orderedOn(first.order, terms);
  const goods = own
    .map((line) => ({ ...line, name: nameIn(language, line), ...storageIn(language, line) }))
    .toSorted((one, other) => inOrder(one.name, other.name));
  const farms = Map.groupBy(goods, ({ farmName }) => farmName);
  return {
    number,
    language,
    heading: m.heading(delivery.firstName ?? "", brand.name),
    about: m.about(number, formatSlotLong(day, window)),
    farms: [...farms]
      .toSorted(([one], [other]) => inOrder(one, other))
      .map(([name, lines]) => ({
        name,
        lines: lines.map(({ productId, units, pack, storage, product, ...line }) => ({
          productId,
          goods: `${units} × ${line.name}, ${packWords(pack)}`,
          /** When it was harvested or is going to be; null if nobody knows. */
          harvest: harvestText(harvestOf({ ...product, ...line }, harvested)),
          storage,
          /** The language of a storage text that exists only in the other one. */
          storageIn: line.storageIn,
        })),
      })),
    /** What to do first, as sentences; empty if nothing is urgent. */
    first: firstOf(goods),
    ifWrong: logisticsMail.makeRight(REPORT_DAYS),
  };
}

function firstOf(goods: readonly Line[]): string[] {
  const cold = coldAmong(goods.map(({ product }) => product.category));
  const soon = eatenFirst(goods.map(({ name, product: { keepsDays } }) => ({ name, keepsDays })));
  return [
    ...(cold.length > 0 ? [logisticsMail.keepCold(cold.map((id) => logisticsMail.cold[id]))] : []),
    ...(soon.length > 0 ? [logisticsMail.eatFirst(soon.map(({ name }) => name))] : []),
  ];
}

/** As `shownLineNameOf`, in the language of the order. */
function nameIn(language: Language, { name, product }: Line): string {
  const isSame = product.name === name;
  return language === "es" && isSame ? (product.nameEs ?? name) : name;
}

/** As `shownText`, in the language of the order. */
function storageIn(language: Language, { product: { storage, storageEs } }: Line) {
  const other: Language = language === "en" ? "es" : "en";
  const [own, instead] = language === "en" ? [storage, storageEs] : [storageEs, storage];
  return own === "" && instead !== ""
    ? { storage: instead, storageIn: other }
    : { storage: own, storageIn: undefined };
}
