/** A note of a farm of the demo market. */
export type NoteSeed = {
  /** The farm's slug. */
  readonly farm: string;
  /** Written this many days before the market is filled. */
  readonly daysAgo: number;
  readonly language: "en" | "es";
  readonly text: string;
};

/** The demo market's notes. Their texts suit any season, because the demo may be started at any time of year. */
export const marketNotes: readonly NoteSeed[] = [
  {
    farm: "fern-gully",
    daysAgo: 3,
    language: "en",
    text: "The new blocks in room four have pinned, three days sooner than we wrote on the door. We pick twice a day now, before breakfast and again once the lights go down.",
  },
  {
    farm: "fern-gully",
    daysAgo: 17,
    language: "en",
    text: "Our old humidifier has retired after eleven years. Its successor is quieter, and the oysters seem to approve.",
  },
  {
    farm: "casa-moreno",
    daysAgo: 6,
    language: "es",
    text: "Limpiamos las piedras del molino una por una. Teresa dice que el aceite no perdona la prisa, y nosotros le hacemos caso.",
  },
  {
    farm: "casa-moreno",
    daysAgo: 25,
    language: "en",
    text: "A pair of barn owls has moved into the box by the Picual rows. The gophers have noticed.",
  },
];
