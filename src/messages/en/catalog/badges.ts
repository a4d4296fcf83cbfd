/** What makers say of their goods, by the words they are kept in. */
export const badges = {
  "Small batch": "Small batch",
  Raw: "Raw",
  Smoked: "Smoked",
  "Baked Thu": "Baked Thu",
  "Dry farmed": "Dry farmed",
  Heirloom: "Heirloom",
};
