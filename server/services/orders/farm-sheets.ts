import { bringDay } from "#shared/farms/harvest/day-sheet.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { unitsToComeOfLine } from "./units/units-to-come.ts";
import { asc, sql } from "drizzle-orm";
import type { Day } from "#shared/time.ts";
import { orderLines, type orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { MailData } from "#server/mail/port.ts";
import { placeOfZip } from "../../geo/zips.ts";
import { getSettings } from "../platform/settings/settings.ts";
import { peopleOf } from "../mail/farm-people.ts";
import { queueMail } from "../mail/outbox.ts";

type Order = Pick<typeof orders.$inferSelect, "id" | "number" | "delivery" | "deliveryWindow">;
type Line = typeof orderLines.$inferSelect;
type Sheet = { day: Day; orders: readonly Order[]; isSupplement: boolean };

/**
 * Queues the harvest sheets of a day as emails to everyone who works for the farms. Each farm gets the day's sheet
 * once, then one supplement for each batch of orders that are locked after that.
 */
export async function queueFarmSheets(deps: Deps, tx: Tx, sheet: Sheet): Promise<void> {
  const lines = await linesOf(tx, sheet.orders);
  const people = await peopleOf(tx, [...lines.keys()]);
  if (people.length === 0) return;
  const bring = await bringOf(tx, sheet.day);
  for (const { farmId, farmName, userId, email } of people) {
    const own = sheetOf(deps, farmName, sheet, lines.get(farmId) ?? []);
    const data = { ...own, bring };
    const [first] = data.orders;
    const which = sheet.isSupplement ? `:${first?.number}` : "";
    await queueMail(deps, tx, {
      kind: "farm_sheet",
      to: email,
      dedupeKey: `farm_sheet:${sheet.day}:${farmId}:${userId}${which}`,
      data,
    });
  }
}

/** When and where to the farms bring the goods of a delivery day. */
async function bringOf(tx: Tx, day: Day): Promise<MailData["farm_sheet"]["bring"]> {
  const settings = await getSettings({ db: tx });
  const { name, street, zipCode } = settings.depot;
  const city = placeOfZip(zipCode)?.city ?? "";
  return { day: bringDay(day, calendarOf(settings)), depot: { name, street, city, zipCode } };
}

async function linesOf(tx: Tx, wanted: readonly Order[]): Promise<Map<number, Line[]>> {
  if (wanted.length === 0) return new Map();
  const ids = sql.param(`{${wanted.map(({ id }) => id).join(",")}}`);
  const rows = await tx
    .select()
    .from(orderLines)
    .where(sql`${orderLines.orderId} = any(${ids}::uuid[]) and ${unitsToComeOfLine} > 0`)
    .orderBy(asc(orderLines.name), asc(orderLines.productId));
  return Map.groupBy(rows, ({ farmId }) => farmId);
}

function sheetOf(
  { publicUrl }: Deps,
  farmName: string,
  { day, orders: all, isSupplement }: Sheet,
  lines: readonly Line[],
): Omit<MailData["farm_sheet"], "bring"> {
  const byProduct = Map.groupBy(lines, ({ productId }) => productId);
  const products = [...byProduct.values()].flatMap((same) => {
    const [one] = same;
    const units = same.reduce((sum, line) => sum + unitsToCome(line), 0);
    return one ? [{ productId: one.productId, name: one.name, pack: one.pack, units }] : [];
  });
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const listed = all
    .flatMap(({ id, number, delivery, deliveryWindow: window }) => {
      const own = byOrder.get(id) ?? [];
      const items = own.map(({ productId, name, ...line }) => ({
        productId,
        name,
        quantity: unitsToCome(line),
      }));
      const firstName = delivery.firstName ?? "";
      return items.length > 0 ? [{ number, firstName, window, lines: items }] : [];
    })
    .toSorted((a, b) => a.number.localeCompare(b.number, "en"));
  const url = `${publicUrl}/dashboard/farmer/harvest?day=${day}`;
  return { farmName, day, isSupplement, products, orders: listed, url };
}
