import { ball, blob, lathe } from "../../kit/forms.ts";
import { type Inks, INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** Jerseys: fawn, with dark eyes, small horns and a pale ring around the muzzle. */
export const cows = {
  cow: (print: Print) => jersey(print, "up", 1),
  grazingCow: (print: Print) => jersey(print, "down", -1),
};

/** From where the body is drawn to its middle; how much longer the legs are than drawn, up to the belly. */
const [MIDDLE, LONGER, BELLY] = [22, 18, 60];
/** How far the head is turned down to graze, in radians: the muzzle ahead in the grass. */
const LOWERED = 0.3;
const PLAIN = { ...SMALL, crescent: 0, teeth: 0, salt: 0 };
const FAR: Inks = ["#d8a97c", "#a06a42", "#744a2c"];

/** A cow that faces left (1) or right (-1), its head up or in the grass. */
function jersey(print: Print, head: "up" | "down", side: 1 | -1): void {
  const to = (points: readonly Point[]) =>
    points.map(([x, y]): Point => [(x + MIDDLE) * side, y - LONGER * Math.min(1, -y / BELLY)]);
  for (const spine of FAR_LEGS) leg(print, to(spine), FAR);
  udder(print, to);
  tail(print, to);
  const body = blob(to(head === "up" ? BODY_UP : BODY_DOWN));
  print.block(body, INKS.fawn, { ...SMALL, crescent: 16 });
  for (const patch of PATCHES) print.ink(blob(to(patch)).path, INKS.cream[0]);
  for (const spine of NEAR_LEGS) leg(print, to(spine), INKS.fawn);
  if (head === "up") face(print, to);
  else {
    const [cos, sin] = [Math.cos(LOWERED), Math.sin(LOWERED)];
    const lowered = (points: readonly Point[]) =>
      to(
        points.map(([x, y]): Point => {
          const [dx, dy] = [x + 92, y + 134];
          return [-112 + dx * cos + dy * sin, -60 - dx * sin + dy * cos];
        }),
      );
    face(print, lowered);
  }
}

type Place = (points: readonly Point[]) => Point[];

/** A leg with its joint, on a dark hoof. */
function leg(print: Print, spine: readonly Point[], inks: Inks): void {
  const [x, y] = spine.at(-1) ?? [0, 0];
  const form = lathe({ spine, width: [15, 12, 8, 7, 7, 7], caps: [0.1, 0.02], steps: 7 });
  print.block(form, inks, { ...PLAIN, line: 7 });
  print.ink(`M${Math.round(x - 11)} ${Math.round(y + 2)}l4 -13h13l5 13z`, KEY);
}

function udder(print: Print, to: Place): void {
  for (const teat of [
    [
      [40, -34],
      [39, -20],
    ],
    [
      [54, -34],
      [55, -21],
    ],
  ] as const)
    print.stroke(to(teat), KEY, 12).stroke(to(teat), INKS.blush[1], 5);
  const bag: Point[] = [
    [24, -52],
    [66, -56],
    [66, -38],
    [50, -29],
    [34, -31],
  ];
  print.block(blob(to(bag)), INKS.blush, { ...PLAIN, line: 7 });
}

function tail(print: Print, to: Place): void {
  const line: Point[] = [
    [84, -108],
    [101, -94],
    [102, -58],
  ];
  print.stroke(to(line), KEY, 12).stroke(to(line), INKS.fawn[1], 5);
  print.ink(blob(to(SWITCH)).path, KEY);
}

/** The tuft at the end of the tail: it hangs free, well above the ground. */
const SWITCH: readonly Point[] = [
  [98, -64],
  [106, -64],
  [110, -50],
  [105, -36],
  [100, -28],
  [97, -42],
];

/** Horns, ears, head, eye and muzzle, as on a head held up. */
function face(print: Print, to: Place): void {
  const ear: Point[] = [
    [-88, -146],
    [-74, -156],
    [-50, -156],
    [-46, -148],
    [-62, -138],
    [-84, -136],
  ];
  const [near = [0, 0], nearTip = [0, 0], far = [0, 0], farTip = [0, 0]] = to([
    [-94, -144],
    [-104, -173],
    [-112, -142],
    [-130, -164],
  ]);
  print.pull([tooth(near, nearTip, 17, 5), tooth(far, farTip, 15, 4)], INKS.cream[0], { shift: 2 });
  const head: Point[] = [
    [-84, -146],
    [-108, -150],
    [-126, -132],
    [-146, -104],
    [-148, -92],
    [-132, -84],
    [-108, -98],
    [-84, -112],
  ];
  print.block(blob(to(head)), INKS.fawn, SMALL);
  const ring: Point[] = [
    [-138, -116],
    [-122, -94],
    [-132, -84],
    [-148, -92],
    [-148, -104],
  ];
  print.ink(blob(to(ring)).path, INKS.cream[0]);
  const [nose = [0, 0], eye = [0, 0]] = to([
    [-143, -95],
    [-110, -128],
  ]);
  print.ink(ball(nose, [10, 8], { steps: 7 }).path, KEY).dots([eye], KEY, 11);
  print.block(blob(to(ear)), INKS.fawn, { ...PLAIN, line: 7 });
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = to([
    [-82, -142],
    [-72, -148],
    [-62, -150],
    [-52, -150],
  ]);
  print.ink(gouge([a, b, c, d], 7), INKS.blush[1]);
}

/** From the withers along the back, around the rump, along the belly to the brisket and up the neck. */
const BODY_UP: readonly Point[] = [
  [-54, -118],
  [-6, -112],
  [50, -115],
  [82, -114],
  [93, -94],
  [88, -66],
  [64, -52],
  [20, -46],
  [-24, -44],
  [-58, -50],
  [-80, -66],
  [-96, -104],
  [-100, -128],
  [-84, -144],
  [-72, -136],
];

const BODY_DOWN: readonly Point[] = [
  [-54, -116],
  [-6, -112],
  [50, -115],
  [82, -114],
  [93, -94],
  [88, -66],
  [64, -52],
  [20, -46],
  [-24, -44],
  [-58, -48],
  [-78, -48],
  [-98, -36],
  [-116, -40],
  [-122, -62],
  [-106, -84],
  [-80, -106],
];

const PATCHES: readonly (readonly Point[])[] = [
  [
    [2, -105],
    [44, -108],
    [62, -98],
    [48, -86],
    [52, -66],
    [26, -70],
    [12, -84],
    [-8, -88],
  ],
  [
    [-46, -112],
    [-30, -104],
    [-36, -86],
    [-24, -66],
    [-42, -58],
    [-54, -74],
    [-48, -92],
  ],
];

const NEAR_LEGS: readonly (readonly Point[])[] = [
  [
    [-58, -66],
    [-62, -30],
    [-58, -2],
  ],
  [
    [76, -78],
    [86, -36],
    [72, -2],
  ],
];

const FAR_LEGS: readonly (readonly Point[])[] = [
  [
    [-36, -60],
    [-34, -30],
    [-36, -10],
  ],
  [
    [58, -64],
    [60, -36],
    [50, -10],
  ],
];
