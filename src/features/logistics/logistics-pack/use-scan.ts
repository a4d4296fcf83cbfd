import { useRef, useState } from "react";
import { logisticsScan as m } from "#messages/logistics/scan.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { readPackCode } from "#shared/logistics/pack-code.ts";
import { VOID_ORDER_STATES } from "#shared/orders/order.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { formatDayLong } from "#shared/time.ts";
import { isUnreached, trpc } from "#client/lib/api/trpc.ts";
import type { Slot } from "../logistics-slot/slot-choice.tsx";
import { type Crate, useMarkLine } from "./use-crate-move.ts";

type Line = Crate["lines"][number];
type Code = NonNullable<ReturnType<typeof readPackCode>>;
/** A line in its crate. */
export type Packed = { crate: Crate; line: Line };

/** What the last scan led to, in words. */
export type Said = {
  words: string;
  isWrong?: boolean;
  /** The line that it packed, which can be taken out again. */
  packed?: Packed;
  /** The window in whose list the order is. */
  elsewhere?: Slot;
};

const wrong = (words: string): Said => ({ words, isWrong: true });
const goodsOf = ({ units, name }: Line) => `${units} × ${name}`;
const nameOf = ({ name, number }: Crate) => name || number;
const isLeft = ({ units, isPacked }: Line) => units > 0 && !isPacked;

/** Packs the lines whose labels are scanned or typed, and says what became of each. */
export function useScan(slot: Slot) {
  const [said, setSaid] = useState<(Said & { scan: number }) | null>(null);
  const latest = useRef(0);
  const { here, lookUp, readAgain } = useFindCrate(slot);
  const mark = useMarkLine();

  /** Only the last scan is spoken of; the failure of an earlier one is a toast. */
  const speak = async (work: (sayFirst: (words: string) => void) => Promise<Said>) => {
    latest.current += 1;
    const scan = latest.current;
    const say = (what: Said) => {
      if (latest.current === scan) setSaid({ ...what, scan });
    };
    say(await work((words) => say({ words })));
  };
  const change = async ({ crate, line }: Packed, packed: boolean, done: (now: Crate) => Said) => {
    try {
      return done(await mark(crate, line.productId, packed));
    } catch (error) {
      const words = [goodsOf(line), nameOf(crate)] as const;
      if (!isUnreached(error)) return wrong(m.notChanged(...words));
      // The server may have made the change all the same.
      const now = await readAgain(crate.number).catch(() => undefined);
      const lineNow = now?.lines.find(({ productId }) => productId === line.productId);
      if (!now || !lineNow) return wrong(m.notKnown(...words));
      return lineNow.isPacked === packed ? done(now) : wrong(m.notChanged(...words));
    }
  };
  /** The line that a label asks to pack, or what there is to say instead. */
  const ask = async (code: Code): Promise<Packed | Said> => {
    const seen = here(code.orderNumber);
    const asked = seen && answerTo(code, seen);
    if (asked && "line" in asked) return asked;
    // Others may have changed the crate since the list was loaded.
    const crate = await lookUp(code.orderNumber);
    return "words" in crate ? crate : answerTo(code, crate);
  };
  return {
    said,
    scan: (typed: string) =>
      speak(async (sayFirst) => {
        const code = readPackCode(typed);
        if (!code) return wrong(m.unknown(typed));
        const asked = await ask(code);
        if ("words" in asked) return asked;
        const { line } = asked;
        sayFirst(m.packing(goodsOf(line)));
        return change(asked, true, (now) => afterPacking({ crate: now, line }));
      }),
    takeOut: (packed: Packed) =>
      speak(() =>
        change(packed, false, () => ({
          words: m.takenOut(goodsOf(packed.line), nameOf(packed.crate)),
        })),
      ),
  };
}

/** Finds the crate of an order in the list of the window, as it was loaded or as it is now. */
function useFindCrate(slot: Slot) {
  const utils = trpc.useUtils();
  const { pack, whereIs } = utils.logistics;
  const isIts = (number: string) => (crate: Crate) => crate.number === number;
  const here = (number: string) => pack.getData(slot)?.find(isIts(number));

  const readAgain = async (number: string): Promise<Crate | undefined> => {
    const before = pack.getData(slot);
    const list = await utils.client.logistics.pack.query(slot);
    // The response to a change that came meanwhile may be newer than this list.
    if (pack.getData(slot) !== before) return readAgain(number);
    await pack.cancel(slot);
    pack.setData(slot, list);
    return list.find(isIts(number));
  };

  /** The crate as it is now, or where else the order is. */
  const lookUp = async (number: string): Promise<Crate | Said> => {
    try {
      const crate = here(number) && (await readAgain(number));
      if (crate) return crate;
      const order = await whereIs.fetch({ orderNumber: number }, { staleTime: 0 });
      if (!order) return wrong(m.unknown(number));
      const { day, window, state } = order;
      if (VOID_ORDER_STATES.some((gone) => gone === state)) return wrong(m.canceled(number));
      if (state === "placed") return wrong(m.stillOpen(number, formatDayLong(day)));
      if (day !== slot.day || window !== slot.window) {
        return {
          ...wrong(m.elsewhere(number, formatSlot(day, window))),
          elsewhere: { day, window },
        };
      }
      // It has come to this window since the list was loaded.
      return (await readAgain(number)) ?? wrong(m.unknown(number));
    } catch {
      return wrong(m.notLookedUp(number));
    }
  };
  return { here, lookUp, readAgain };
}

/** What a label asks of its crate: the line to pack, or why there is none. */
function answerTo({ productId }: Code, crate: Crate): Packed | Said {
  if (productId === null) return whatIsMissing(crate);
  const line = crate.lines.find((one) => one.productId === productId);
  if (!line) return wrong(m.notInOrder(crate.number));
  const refused = whyNot({ crate, line });
  return refused ? wrong(refused) : { crate, line };
}

/** Why a line cannot be packed now; null if it can. */
function whyNot({ crate, line }: Packed): string | null {
  const name = nameOf(crate);
  if (crate.isStopped) return m.disputed(name);
  if (line.units === 0) return m.leaveOut(line.name, name);
  if (line.isPacked) return m.already(goodsOf(line), name);
  if (!crate.canPack) return m.notPacking(name, ORDER_STATE_WORDS[crate.state]);
  return line.byWeight?.weighed === null ? m.weighFirst(line.name, name) : null;
}

function whatIsMissing(crate: Crate): Said {
  const name = nameOf(crate);
  if (crate.isStopped) return wrong(m.disputed(name));
  const left = crate.lines.filter(isLeft);
  return { words: left.length > 0 ? m.missing(name, left.map(goodsOf)) : m.allIn(name) };
}

function afterPacking({ crate, line }: Packed): Said {
  const left = crate.lines.filter(isLeft).length;
  const name = nameOf(crate);
  const words =
    left === 0 ? m.lastPacked(goodsOf(line), name) : m.packed(goodsOf(line), name, left);
  return { words, packed: { crate, line } };
}
