export const practices = {
  "cover-crops": "Cover crops",
  compost: "Fed with compost",
  "no-sprays": "No sprays",
  "low-till": "Little or no plowing",
  "dry-farmed": "Dry farmed",
  "saves-water": "Saves water",
  hedgerows: "Hedgerows and wildflowers",
  pasture: "Out on pasture",
  "hand-picked": "Picked by hand",
  "saved-seed": "Own seed",
};
