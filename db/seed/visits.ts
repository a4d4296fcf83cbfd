/** An open day of the demo market, a number of weeks after the first weekend that leaves time to reserve. */
export type VisitSeed = {
  /** The farm's slug. */
  readonly farm: string;
  readonly weekday: "Sat" | "Sun";
  readonly weeksLater: number;
  readonly from: string;
  readonly until: string;
  readonly places: number;
  readonly text: string;
  readonly bring: string;
  readonly meetingPoint: string;
  /** Guests: first name and party size. */
  readonly guests: readonly (readonly [firstName: string, party: number])[];
};

/** The demo market's open days. Their texts suit any season, because the demo may be started at any time of year. */
export const marketVisits: readonly VisitSeed[] = [
  {
    farm: "casa-moreno",
    weekday: "Sat",
    weeksLater: 0,
    from: "10:00",
    until: "12:30",
    places: 20,
    text: "A walk between the Arbequina and Picual trees, a look into the small mill, and a table with bread and three oils to tell apart. Teresa answers what you always wanted to know about labels.",
    bring: "Shoes for uneven ground. Children are welcome.",
    meetingPoint: "The blue gate on the orchard side. Park along the fence.",
    guests: [
      ["Maya", 2],
      ["Jonah", 4],
      ["Priya", 3],
      ["Walt", 2],
    ],
  },
  {
    farm: "fern-gully",
    weekday: "Sun",
    weeksLater: 0,
    from: "14:00",
    until: "15:30",
    places: 10,
    text: "Carmen takes you through the six rooms, from fresh sawdust blocks to the shelves that are cut that day. You take a spent block home; it will give one more handful.",
    bring: "A sweater: the rooms are kept at 58 degrees.",
    meetingPoint: "At the loading dock of the old apple house.",
    guests: [
      ["Lena", 2],
      ["Tom", 5],
      ["Aiko", 2],
    ],
  },
  {
    farm: "ash-hollow-apiary",
    weekday: "Sat",
    weeksLater: 1,
    from: "11:00",
    until: "12:30",
    places: 12,
    text: "Anton opens a glass hive and shows who does what inside. Then the extracting room, and honey from four yards side by side.",
    bring:
      "Light-colored clothes with long sleeves. Please stay home if you are allergic to stings.",
    meetingPoint: "The white barn at the end of the gravel road.",
    guests: [
      ["Rosa", 1],
      ["Sam", 2],
    ],
  },
  {
    farm: "blue-heron-farm",
    weekday: "Sun",
    weeksLater: 2,
    from: "09:30",
    until: "11:30",
    places: 30,
    text: "Walk the beds with the Okafors, see how a week of orders becomes a list and the list becomes crates, and pull a bunch of something yourself.",
    bring: "",
    meetingPoint: "In front of the packing shed, under the big oak.",
    guests: [["Grace", 6]],
  },
];
