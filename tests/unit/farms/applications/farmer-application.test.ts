import { describe, expect, it } from "vitest";
import {
  CERTIFICATIONS,
  FARM_TYPES,
  MARKET_CHANNELS,
  NO_CERTIFICATION,
  optionLabel,
  withCertifications,
  YEARS_ACTIVE,
  ACREAGES,
} from "#shared/farms/farm-options.ts";
import {
  APPLICATION_STEPS,
  type ApplicationDraft,
  EMPTY_APPLICATION,
  farmerApplicationSchema,
  readDraft,
  stepErrors,
  stepOfField,
} from "#shared/farms/applications/farmer-application.ts";

/** The shortest values that the specification allows. */
const shortest: ApplicationDraft = {
  farmName: "Ox",
  familyName: "Li",
  email: "a@b.cd",
  phone: "7075550142",
  location: "LA",
  farmType: "vegetable",
  yearsActive: "0-2",
  acreage: "<5",
  productsGrown: "Figs, figs",
  farmingPractices: "No-till bed",
  markets: [],
  certifications: [],
  otherCertification: "",
  whyJoin: "Nice peopl",
  acceptTerms: true,
};

/** The first message for each invalid field. */
function complaints(change: Record<string, unknown>): Record<string, string> {
  const result = farmerApplicationSchema.safeParse({ ...shortest, ...change });
  const found: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
}

const FARM_NAME = "Farm name must be at least 2 characters";
const FAMILY_NAME = "Family name must be at least 2 characters";
const EMAIL = "Please provide a valid email address";
const PHONE = "Please provide a valid phone number";
const LOCATION = "Location is required";
const FARM_TYPE = "Please select a farm type";
const PRODUCTS = "Please tell us what products you grow";
const PRACTICES = "Please describe your farming practices";
const YEARS = "Please select how long you've been farming";
const SIZE = "Please select your farm size";
const WHY = "Please tell us why you want to join";
const TERMS = "You must accept the terms and conditions";
const FROM_THE_LIST = "Please choose from the list";

describe("A farmer application", () => {
  it("may have the shortest values that the specification allows", () => {
    expect(complaints({})).toEqual({});
  });

  it.each([
    ["farmName", "O", FARM_NAME],
    ["farmName", " O ", FARM_NAME],
    ["farmName", undefined, FARM_NAME],
    ["farmName", ["Ox"], FARM_NAME],
    ["familyName", "L", FAMILY_NAME],
    ["familyName", undefined, FAMILY_NAME],
    ["email", "", EMAIL],
    ["email", "a@b", EMAIL],
    ["email", undefined, EMAIL],
    ["email", "a@b.cd\r\nBcc: x@y.zz", EMAIL],
    ["phone", "707555014", PHONE],
    ["phone", "         1", PHONE],
    ["phone", undefined, PHONE],
    ["phone", 7_075_550_142, PHONE],
    ["location", "L", LOCATION],
    ["location", undefined, LOCATION],
    ["farmType", "", FARM_TYPE],
    ["farmType", "Vegetable Farm", FARM_TYPE],
    ["farmType", undefined, FARM_TYPE],
    ["productsGrown", "Figs,figs", PRODUCTS],
    ["productsGrown", `${" ".repeat(9)}Figs`, PRODUCTS],
    ["productsGrown", undefined, PRODUCTS],
    ["farmingPractices", "No-till b", PRACTICES],
    ["farmingPractices", undefined, PRACTICES],
    ["yearsActive", "", YEARS],
    ["yearsActive", "51+", YEARS],
    ["yearsActive", undefined, YEARS],
    ["acreage", "", SIZE],
    ["acreage", "5", SIZE],
    ["acreage", undefined, SIZE],
    ["whyJoin", "Nice peop", WHY],
    ["whyJoin", undefined, WHY],
    ["acceptTerms", false, TERMS],
    ["acceptTerms", "true", TERMS],
    ["acceptTerms", 1, TERMS],
    ["acceptTerms", undefined, TERMS],
    ["markets", ["csa", "moon_market"], FROM_THE_LIST],
    ["markets", "csa", FROM_THE_LIST],
    ["certifications", ["organic", "biodynamic"], FROM_THE_LIST],
    ["certifications", ["organic", "none"], "Choose either none, or the certifications you hold"],
    ["farmName", "x".repeat(121), "Please use at most 120 characters"],
    ["whyJoin", "x".repeat(2001), "Please use at most 2,000 characters"],
    ["farmName", "Ox\u0000", "Please remove the special characters"],
  ])("is refused when %s is %j: %s", (field, value, message) => {
    expect(complaints({ [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ["phone", "(707) 555-0142"],
    ["productsGrown", "Figs,\nfigs and plums"],
    ["whyJoin", "x".repeat(2000)],
    ["farmName", "x".repeat(120)],
    ["certifications", ["none"]],
    ["certifications", CERTIFICATIONS.map(({ value }) => value).slice(0, -1)],
    ["markets", MARKET_CHANNELS.map(({ value }) => value)],
    ["markets", undefined],
    ["certifications", undefined],
    ["sellingPlatforms", undefined],
    ["sellingPlatforms", ["own shop"]],
    ["otherCertification", undefined],
  ])("may have %s %j", (field, value) => {
    expect(complaints({ [field]: value })).toEqual({});
  });

  it("keeps each choice once, and drops what it did not ask for", () => {
    const parsed = farmerApplicationSchema.parse({
      ...shortest,
      email: " Ana@Farm.Example ",
      markets: ["csa", "online", "csa"],
      state: "approved",
    });
    expect(parsed).toMatchObject({ email: "ana@farm.example", markets: ["csa", "online"] });
    expect(parsed).not.toHaveProperty("state");
  });
});

describe("The option lists", () => {
  it("hold the values of the specification, in its order", () => {
    const values = (list: readonly { value: string }[]) => list.map(({ value }) => value).join(" ");
    expect(values(FARM_TYPES)).toBe(
      "vegetable fruit livestock dairy poultry mixed specialty aquaculture apiary vineyards",
    );
    expect(values(YEARS_ACTIVE)).toBe("0-2 3-5 6-10 11-25 26-50 50+");
    expect(values(ACREAGES)).toBe("<5 5-20 21-50 51-100 101-500 500+");
    expect(values(MARKET_CHANNELS)).toBe(
      "farmers_market csa farm_stand wholesale online food_hub u_pick",
    );
    expect(values(CERTIFICATIONS)).toBe(
      "organic naturallyGrown regenerative nonGMO animalWelfare fairTrade salmonSafe beekeeper other none",
    );
  });

  it("show the specification's labels", () => {
    expect(optionLabel(FARM_TYPES, "vineyards")).toBe("Vineyards & Wineries");
    expect(optionLabel(FARM_TYPES, "apiary")).toBe("Apiary (Beekeeping)");
    expect(optionLabel(YEARS_ACTIVE, "50+")).toBe("Over 50 years");
  });

  it("let “none” stand alone: choosing it clears the others, and choosing another one clears it", () => {
    expect(withCertifications(["organic", "fairTrade", NO_CERTIFICATION])).toEqual(["none"]);
    expect(withCertifications([NO_CERTIFICATION, "organic"])).toEqual(["organic"]);
    expect(withCertifications(["organic", "fairTrade"])).toEqual(["organic", "fairTrade"]);
  });
});

describe("A step of the form", () => {
  it("checks only its own fields, and reports them in the order of the form", () => {
    expect(Object.keys(stepErrors(0, EMPTY_APPLICATION))).toEqual([
      "farmName",
      "familyName",
      "email",
      "phone",
      "location",
    ]);
    expect(Object.keys(stepErrors(1, EMPTY_APPLICATION))).toEqual([
      "farmType",
      "yearsActive",
      "acreage",
      "productsGrown",
      "farmingPractices",
    ]);
    expect(stepErrors(2, EMPTY_APPLICATION)).toEqual({ whyJoin: WHY, acceptTerms: TERMS });
  });

  it("does not report what the other steps lack", () => {
    const first = { ...shortest, whyJoin: "", farmType: "", acceptTerms: false };
    expect(stepErrors(0, first)).toEqual({});
  });

  it("covers, together with the others, every field except sellingPlatforms", () => {
    const fields = APPLICATION_STEPS.flatMap(({ schema }) => Object.keys(schema.shape));
    expect(fields.toSorted()).toEqual(
      Object.keys(farmerApplicationSchema.shape)
        .filter((field) => field !== "sellingPlatforms")
        .toSorted(),
    );
    expect(fields.toSorted()).toEqual(Object.keys(EMPTY_APPLICATION).toSorted());
  });

  it.each([
    ["email", 0],
    ["acreage", 1],
    ["whyJoin", 2],
    ["something else", 2],
  ])("with %s is step %i", (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });
});

describe("A draft saved in the browser", () => {
  it("is restored as it was", () => {
    expect(readDraft(JSON.stringify(shortest))).toEqual(shortest);
  });

  it("loses only values of the wrong type", () => {
    const odd = { ...shortest, phone: 12, markets: ["csa", 3], acceptTerms: "yes", extra: true };
    expect(readDraft(JSON.stringify(odd))).toEqual({
      ...shortest,
      phone: "",
      markets: [],
      acceptTerms: false,
    });
  });

  it.each([null, "", "{", "[]", "null", "7", "{}", JSON.stringify(EMPTY_APPLICATION)])(
    "is ignored if it is %j",
    (saved) => {
      expect(readDraft(saved)).toBeNull();
    },
  );
});
