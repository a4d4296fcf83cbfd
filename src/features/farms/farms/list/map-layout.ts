/** A point on the state map, in map units. */
export type Place = { x: number; y: number };

export type Pin = Place & {
  id: number;
  /** The vertical center of its name, in the column beside the pins. */
  labelY: number;
};

export type MapLayout = {
  height: number;
  /** The transform from map units to the drawing: multiply by `scale`, then add the offset. */
  scale: number;
  left: number;
  top: number;
  pins: Pin[];
  here: Place | null;
};

/** The drawing's width in its own units, about a phone's width in pixels. */
export const MAP_WIDTH = 340;
/** The left edge of the column of names. */
export const LABEL_X = 192;
/** The height of a name with its spacing, large enough to tap. */
export const ROW = 27;

const PINS = { left: 26, right: 168, top: 30 };
const MIN_HEIGHT = 400;
/** The smallest area shown, in map units, however close the farms are to each other. */
const SMALLEST_SPAN = 90;

/** Lays out the map: zoomed in as far as all points fit, with names that do not overlap. */
export function layoutMap(
  farms: readonly ({ id: number } & Place)[],
  here: Place | null,
): MapLayout {
  const height = Math.max(MIN_HEIGHT, farms.length * ROW + ROW);
  const frame = frameOf(here ? [...farms, here] : farms, height);
  const place = ({ x, y }: Place) => ({
    x: x * frame.scale + frame.left,
    y: y * frame.scale + frame.top,
  });
  const pins = farms
    .map((farm) => ({ id: farm.id, ...place(farm) }))
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
  const rows = spread(
    pins.map(({ y }) => y),
    height,
  );
  return {
    ...frame,
    height,
    pins: untangle(pins, rows),
    here: here && place(here),
  };
}

function frameOf(places: readonly Place[], height: number) {
  const [x, y] = [spanOf(places.map((place) => place.x)), spanOf(places.map((place) => place.y))];
  const scale = Math.min((PINS.right - PINS.left) / x.length, (height - 2 * PINS.top) / y.length);
  return {
    scale,
    left: (PINS.left + PINS.right) / 2 - x.middle * scale,
    top: height / 2 - y.middle * scale,
  };
}

function spanOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: Math.max(SMALLEST_SPAN, most - least) };
}

/**
 * Assigns each pin a row so that the lines to the names are short. Crossing lines are always longer than the same two
 * with their ends swapped, so no lines cross.
 */
function untangle(places: readonly ({ id: number } & Place)[], rows: readonly number[]): Pin[] {
  const pins = places.map((place, index) => ({ ...place, labelY: rows[index] ?? place.y }));
  let exchanged = true;
  while (exchanged) {
    exchanged = false;
    for (const [index, one] of pins.entries()) {
      for (const other of pins.slice(index + 1)) {
        if (!isShorterExchanged(one, other)) continue;
        [one.labelY, other.labelY] = [other.labelY, one.labelY];
        exchanged = true;
      }
    }
  }
  return pins.toSorted((one, other) => one.labelY - other.labelY);
}

function isShorterExchanged(one: Pin, other: Pin): boolean {
  const now = lineLength(one, one.labelY) + lineLength(other, other.labelY);
  const then = lineLength(one, other.labelY) + lineLength(other, one.labelY);
  return then < now - 0.001;
}

function lineLength({ x, y }: Place, labelY: number): number {
  return Math.hypot(LABEL_X - x, labelY - y);
}

/** Moves ascending positions at least one row apart, shifting each as little as the frame allows. */
function spread(wanted: readonly number[], height: number): number[] {
  const rows: number[] = [];
  for (const y of wanted) rows.push(Math.max(y, (rows.at(-1) ?? 0) + ROW));
  let lowest = height - ROW / 2 + ROW;
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    lowest = Math.min(rows[index] ?? lowest, lowest - ROW);
    rows[index] = lowest;
  }
  return rows;
}
