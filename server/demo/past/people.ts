/** A household of the demo market: where it lives and how it shops. */
export type Household = {
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  zipCode: string;
  /** The user name of an existing account. */
  username?: string;
  /** The week of the past in which it joins, starting at 0. */
  since: number;
  /** Whether it starts a weekly box in its second week. */
  takesBox?: boolean;
  /** How often it shops relative to the busiest household, which is 1. */
  rhythm: number;
};

/** The demo customer, so that visitors who sign in see past orders. */
const DEMO_CUSTOMER: Household = {
  firstName: "Nora",
  lastName: "Whitfield",
  address: "27 Keller Street",
  city: "Petaluma",
  zipCode: "94952",
  username: "customer",
  takesBox: true,
  since: 1,
  rhythm: 0.5,
};

/** One household in six takes a weekly box. */
const EVERY_SIXTH = 6;

const NEIGHBORS: readonly Household[] = (
  [
    ["Maya", "Ellison", "1840 Shrader Street", "San Francisco", "94117", 0, 0.9],
    ["Daniel", "Kwon", "412 Guerrero Street", "San Francisco", "94110", 0, 0.7],
    ["Priya", "Raman", "2275 Cedar Street", "Berkeley", "94709", 0, 1],
    ["Tom", "Hargrove", "618 Walnut Street", "Petaluma", "94952", 0, 0.6],
    ["Lucía", "Ferrer", "1309 Oak Street", "Oakland", "94612", 0, 0.8],
    ["Ben", "Aronson", "77 Miller Avenue", "Mill Valley", "94941", 0, 0.5],
    ["Grace", "Lin", "530 Castro Street", "Mountain View", "94041", 0, 0.7],
    ["Marcus", "Bell", "2114 P Street", "Sacramento", "95816", 0, 0.6],
    ["Hanna", "Voss", "915 Pacific Avenue", "Santa Cruz", "95060", 1, 0.8],
    ["Jorge", "Medina", "244 Alvarado Street", "Monterey", "93940", 1, 0.5],
    ["Aisha", "Rahman", "3820 Telegraph Avenue", "Oakland", "94609", 1, 0.9],
    ["Colin", "Murphy", "1127 Fourth Street", "San Rafael", "94901", 1, 0.6],
    ["Yuki", "Tanaka", "655 Emerson Street", "Palo Alto", "94301", 2, 0.8],
    ["Rosa", "Delaney", "208 D Street", "Davis", "95616", 2, 0.7],
    ["Peter", "Nowak", "1430 Lincoln Avenue", "Napa", "94558", 2, 0.4],
    ["Simone", "Achebe", "1901 Vallejo Street", "San Francisco", "94123", 2, 0.9],
    ["Walt", "Jennings", "340 Main Street", "Sebastopol", "95472", 3, 0.5],
    ["Elena", "Petrova", "2650 Lake Street", "San Francisco", "94121", 3, 0.7],
    ["Chris", "Okonkwo", "811 Solano Avenue", "Albany", "94706", 3, 0.8],
    ["Nadia", "Haddad", "1212 J Street", "Modesto", "95354", 3, 0.4],
    ["Sam", "Whitaker", "96 Bridge Road", "Bolinas", "94924", 4, 0.5],
    ["June", "Castellano", "1745 Shattuck Avenue", "Berkeley", "94709", 4, 0.9],
    ["Arjun", "Mehta", "480 Lytton Avenue", "Palo Alto", "94301", 4, 0.7],
    ["Beth", "Lindgren", "2033 Mission Street", "Santa Cruz", "95060", 4, 0.6],
    ["Owen", "Price", "715 Fifth Street", "Santa Rosa", "95404", 5, 0.6],
    ["Mei", "Zhao", "1588 Irving Street", "San Francisco", "94122", 5, 1],
    ["Carlos", "Ibarra", "327 Soledad Street", "Salinas", "93901", 5, 0.5],
    ["Fiona", "Gallagher", "61 Throckmorton Avenue", "Mill Valley", "94941", 6, 0.7],
    ["Desmond", "Clay", "940 Grand Avenue", "Oakland", "94610", 6, 0.8],
    ["Ruth", "Abrams", "2410 K Street", "Sacramento", "95816", 6, 0.7],
    ["Leo", "Santoro", "133 Kentucky Street", "Petaluma", "94952", 7, 0.9],
    ["Ingrid", "Dahl", "1066 Clement Street", "San Francisco", "94118", 7, 0.9],
  ] as const
).map(([firstName, lastName, address, city, zipCode, since, rhythm], at) => ({
  firstName,
  lastName,
  address,
  city,
  zipCode,
  since,
  rhythm,
  takesBox: at % EVERY_SIXTH === 2,
}));

/** Households with an account. Addresses are invented; towns and zips are real. */
export const HOUSEHOLDS: readonly Household[] = [DEMO_CUSTOMER, ...NEIGHBORS];
